/** The name of a due payment in the address of the checkout. */
export const dueKey = ({ id }: { id: number }) => `due-${id}`

/** The name of a product of a provider there. */
export const productKey = ({ id, providerId }: { id: number; providerId: number }) => `product-${id}-${providerId}`
