import { createVendorApi } from '@vendor-panel/sdk'

const session = { accessToken: () => localStorage.getItem('accessToken'), consumerKey: () => 'my-app', switchUser: () => null }
const api = createVendorApi({ baseUrl: 'https://panel.example/api', session, locale: () => 'en_CA' })

const { data: leads } = await api.listLeads({ query: { sort: 'due', limit: 25 } })
await api.createLeadNote({ path: { leadId: leads[0]!.id }, body: { body: 'Call back on Friday' } })
