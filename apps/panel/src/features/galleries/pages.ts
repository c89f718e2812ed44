import { firstRead } from '../../shared/first-read.ts'
import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** Galleries: of all providers, the organiser of one provider, and one gallery (ROUTE-30, ROUTE-31, ROUTE-37, AMB-07). */
export const pages: readonly Page[] = [
  {
    path: paths.galleries.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.nav.galleries',
    messages: ['galleries'],
    component: () => import('./GalleriesPage.tsx').then((code) => code.GalleriesPage),
    reads: [firstRead('listGalleries', { query: () => import('./galleries-url.ts').then((code) => code.readGalleryFilters) })],
  },
  {
    path: paths.providerGallery.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.nav.galleries',
    messages: ['shared.provider', 'galleries', 'shared.order', 'field'],
    component: () => import('./OrganiserPage.tsx').then((code) => code.OrganiserPage),
    reads: [firstRead('listProviderGalleries', { path: { providerId: 'providerId' } })],
  },
  {
    path: paths.providerGalleryDetail.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.nav.galleries',
    messages: ['shared.provider', 'galleries', 'shared.order', 'field'],
    component: () => import('./GalleryPage.tsx').then((code) => code.GalleryPage),
    reads: [firstRead('getGallery', { path: { galleryId: 'galleryId' } })],
  },
]
