/** The functions that the serving role may call. Each may pass row-level security, so a new one is reviewed here. */

interface Door {
  /** A call that runs every query of the function, by the owner; none if it reads no table of customers. It is rolled back. */
  call?: string
  /** Statements before the call. */
  prepare?: string
  /** The tables that it reads without a tenant condition, by design. */
  acrossCustomers?: string[]
}

const asSomeCustomer = `select set_config('app.customer_id', '1', true)`

export const doors: Record<string, Door> = {
  add_job: {},
  add_job_at: {},
  add_job_once: {},
  add_webhook_job: {},
  current_customer: {},
  // Jobs of the platform visit one customer after the other.
  customer_ids: { call: 'select customer_ids()', acrossCustomers: ['customers'] },
  customers_to_count: { call: 'select customers_to_count(now())', acrossCustomers: ['customers', 'page_events', 'uncounted_days'] },
  // Jobs name their customer in their payload, and the function compares it.
  delete_jobs_of_lead: {},
  expired_registrations: { call: 'select expired_registrations(now())', acrossCustomers: ['registrations'] },
  find_leads_by_name: { prepare: asSomeCustomer, call: `select find_leads_by_name('%ada%', '4711')` },
  find_leads_by_text: { prepare: asSomeCustomer, call: `select find_leads_by_text('wedding')` },
  find_login: { call: `select find_login('mara', 'hash of an address', now())` },
  folded_words: {},
  folded_words_of_any_script: {},
  // What has expired is deleted by its age alone.
  forget_expired: {
    call: 'select forget_expired(now())',
    acrossCustomers: [
      'contact_verifications',
      'idempotency_keys',
      'impersonation_links',
      'known_addresses',
      'known_devices',
      'password_resets',
      'quick_codes',
      'sessions',
      'social_requests',
    ],
  },
  open_api_key: {
    prepare: `
      with made as (
        insert into api_keys (customer_id, name, scopes, hint, created_by, created_at)
        select customer_id, 'Website', '[]', 'vp_1', id, now() from customer_users where can_manage limit 1 returning customer_id, id)
      insert into api_key_hashes (key_hash, customer_id, api_key_id) select 'hash of a key', customer_id, id from made`,
    call: `select open_api_key('hash of a key', now())`,
  },
  open_session: {
    prepare: `
      insert into sessions (token_hash, customer_id, customer_user_id, created_at, last_used_at, expires_at)
      select 'hash of a token', customer_id, id, '2000-01-01', '2000-01-01', 'infinity' from customer_users limit 1`,
    call: `select open_session('hash of a token', now())`,
    // The session by its hash a second time, locked before its update: the plan compares with the locked row.
    acrossCustomers: ['sessions'],
  },
  queue_webhook_event: { call: `select queue_webhook_event(1, 'lead.created', '{}')` },
  replace_category_days: {},
  replace_category_responses: {},
  replace_category_reviews: {},
  search_question: {},
  search_words: {},
  // A website sends what happened on the pages of its providers: the directory leads to their customers.
  store_page_events: { call: `select store_page_events('[]')`, acrossCustomers: ['customers', 'provider_directory'] },
  take_platform_couple: {},
}
