import '@vendor-panel/ui/reset.css'
import '@vendor-panel/ui/style.css'
import './brand.css'
import { hydrateRoot } from 'react-dom/client'
import { Couples, type Leads } from './Couples.tsx'

const leads = JSON.parse(document.getElementById('leads')!.textContent) as Leads
hydrateRoot(document.getElementById('root')!, <Couples leads={leads} />)
