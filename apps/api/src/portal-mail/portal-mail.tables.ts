export interface ForwardingAddressesTable {
  /** The part of the address that only the vendor knows. */
  secret: string
  customer_id: number
  provider_id: number
  created_at: string
}

export interface PortalMailTables {
  forwarding_addresses: ForwardingAddressesTable
}
