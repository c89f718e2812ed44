/** As the `ref` of the current item of a row that can be wider than its container, such as tabs on a phone. */
export const intoView = (item: HTMLElement | null): void => item?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
