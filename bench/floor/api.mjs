// The floor of the API: plain node:http and pg. The same session, tenant and page of couples as `GET /api/leads?limit=25`.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'

pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1082, (text) => text)
pg.types.setTypeParser(1184, (text) => text)

const pool = new pg.Pool({ ...JSON.parse(process.env.CONNECTION), max: 10, options: '-c role=vendor_panel_app -c timezone=UTC' })

const where = 'l.customer_id = $1 and l.created_at >= $2 and l.created_at < $3'
const text = `select l.*, p.name as provider_name, p.city as provider_city, p.category_id, p.category_name,
    (select count(*)::int from leads l where ${where}) as total
  from leads l join providers p on p.customer_id = l.customer_id and p.id = l.provider_id
  where ${where} order by l.created_at desc, l.id desc limit 26`

async function leads(token) {
  const hash = createHash('sha256').update(token).digest('hex')
  const now = new Date()
  const sixMonthsBack = new Date(now)
  sixMonthsBack.setUTCMonth(now.getUTCMonth() - 6)
  const client = await pool.connect()
  try {
    const [, session] = await client.query(`begin; select * from open_session('${hash}', '${now.toISOString()}')`)
    const user = session.rows[0]
    if (!user) return null
    const { rows } = await client.query({ name: 'leads', text, values: [user.customer_id, sixMonthsBack, now] })
    await client.query('commit')
    return { data: rows.slice(0, 25), meta: { page: 1, limit: 25, total: rows[0]?.total ?? 0 } }
  } finally {
    client.release()
  }
}

createServer(async (request, response) => {
  const answer = await leads(request.headers['x-access-token'])
  response.writeHead(answer ? 200 : 401, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answer))
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
