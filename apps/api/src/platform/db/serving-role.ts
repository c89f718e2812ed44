import { Client, type ClientConfig } from 'pg'
import { StartProblem } from './start-problem.ts'

interface RoleFacts {
  name: string
  mayPass: boolean
  mayServe: boolean
}

/** Refuses a role that could pass row-level security, or that may not read the tables; throws the sentence that says so. */
export async function requireServingRole(serving: ClientConfig): Promise<void> {
  const client = new Client({ ...serving, connectionTimeoutMillis: 10_000, application_name: 'vendor-panel' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // A role that it may switch to counts like the role itself, because `set role` is one statement.
    const { rows } = await client.query<RoleFacts>(`
      select current_user as name, has_table_privilege('public.leads', 'select') as "mayServe", exists (
        select from pg_roles other where pg_has_role(current_user, other.oid, 'member')
        and (other.rolsuper or other.rolbypassrls or other.rolcreaterole
          or exists (select from pg_class where relnamespace = 'public'::regnamespace and relowner = other.oid))) as "mayPass"`)
    const { name, mayPass, mayServe } = rows[0]!
    const steps = 'The steps are in docs/operate.md.'
    if (mayPass)
      throw new StartProblem(
        `DATABASE_URL signs in as ${name}, which row-level security does not bind: it owns tables, or may act as who does. ${steps}`,
      )
    if (!mayServe) throw new StartProblem(`DATABASE_URL signs in as ${name}, which may not read the tables. ${steps}`)
  } finally {
    await client.end()
  }
}
