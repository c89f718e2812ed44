import type { Client } from 'pg'

/** The queries that list each part of a schema. `system` is the condition on PostgreSQL's own schemas. */
const parts: Record<string, string> = {
  schema: `select nspname as name, nspacl as acl, acldefault('n', nspowner) as usual, '' as definition from pg_namespace n where not system`,
  table: `select c.oid::regclass::text as name, relacl as acl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner) as usual,
      concat_ws(' ', relkind, relrowsecurity, relforcerowsecurity, relpersistence, reloptions::text,
        case when relkind in ('v', 'm') then pg_get_viewdef(c.oid) end) as definition
    from pg_class c join pg_namespace n on n.oid = relnamespace where relkind not in ('i', 'I', 't') and not system`,
  column: `select a.attrelid::regclass || '.' || attname as name, attacl as acl, '{}'::aclitem[] as usual,
      concat_ws(' ', row_number() over (partition by a.attrelid order by attnum), format_type(atttypid, atttypmod),
        case when attnotnull then 'not null' end, 'default ' || pg_get_expr(adbin, adrelid),
        'generated ' || nullif(attgenerated::text, ''), 'identity ' || nullif(attidentity::text, ''), attcollation::regcollation) as definition
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = attnum
    where relkind in ('r', 'p', 'v', 'm', 'c') and attnum > 0 and not attisdropped and not system`,
  sequence: `select seqrelid::regclass::text as name, null::aclitem[] as acl, null::aclitem[] as usual,
      concat_ws(' ', seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcycle) as definition
    from pg_sequence join pg_class c on c.oid = seqrelid join pg_namespace n on n.oid = relnamespace where not system`,
  constraint: `select conrelid::regclass || ' ' || conname as name, null::aclitem[] as acl, null::aclitem[] as usual, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_namespace n on n.oid = connamespace where not system`,
  index: `select indexrelid::regclass::text as name, null::aclitem[] as acl, null::aclitem[] as usual, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class c on c.oid = indexrelid join pg_namespace n on n.oid = relnamespace where not system`,
  policy: `select polrelid::regclass || ' ' || polname as name, null::aclitem[] as acl, null::aclitem[] as usual,
      concat_ws(' ', polcmd, polpermissive, polroles::regrole[]::text, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) as definition
    from pg_policy join pg_class c on c.oid = polrelid join pg_namespace n on n.oid = relnamespace where not system`,
  trigger: `select tgrelid::regclass || ' ' || tgname as name, null::aclitem[] as acl, null::aclitem[] as usual, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = relnamespace where not tgisinternal and not system`,
  function: `select p.oid::regprocedure::text as name, proacl as acl, acldefault('f', proowner) as usual, pg_get_functiondef(p.oid) as definition
    from pg_proc p join pg_namespace n on n.oid = pronamespace where prokind <> 'a' and not system`,
  type: `select t.oid::regtype::text as name, typacl as acl, acldefault('T', typowner) as usual,
      concat_ws(' ', typtype, typbasetype::regtype, array(select enumlabel from pg_enum where enumtypid = t.oid order by enumsortorder)::text) as definition
    from pg_type t join pg_namespace n on n.oid = typnamespace where typtype <> 'b' and not system`,
  privileges: `select coalesce(n.nspname, 'every schema') || ' ' || defaclobjtype::text as name, defaclacl as acl, '{}'::aclitem[] as usual, '' as definition
    from pg_default_acl d left join pg_namespace n on n.oid = defaclnamespace`,
}

/** A schema as text: one line for each table, column, constraint, function and so on, with its grants. */
export async function schemaLines(client: Client): Promise<string[]> {
  await client.query(`set search_path = ''`)
  const lines: string[] = []
  for (const [part, text] of Object.entries(parts)) {
    const query = text.replaceAll('system', `(n.nspname like 'pg\\_%' or n.nspname = 'information_schema')`)
    const { rows } = await client.query<{ line: string }>(
      `select concat_ws(' ', name, definition, array(select unnest(coalesce(acl, usual))::text order by 1)::text) as line from (${query}) part order by 1`,
    )
    lines.push(...rows.map(({ line }) => `${part} ${line}`))
  }
  return lines
}
