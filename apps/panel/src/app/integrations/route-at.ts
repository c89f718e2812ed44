import { findRoute } from '../routes.ts'

/** The route of an address, such as `/leads/:leadId?`: what other companies get instead of the address (AMB-61). */
export const routeAt = (path: string): string => findRoute(path)?.route.path ?? '*'
