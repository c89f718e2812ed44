export interface RedirectNumberTables {
  /** Directory: the provider of a switchboard number. */
  redirect_numbers: { number: string; customer_id: number; provider_id: number; is_active: boolean }
}
