import { lazily } from '../../shared/lazily.tsx'

const load = () => import('./GalleryDialog.tsx')

// The forms are needed only when a vendor changes something.
export const AddGalleryDialog = lazily(() => load().then((code) => code.AddGalleryDialog))
export const EditGalleryDialog = lazily(() => load().then((code) => code.EditGalleryDialog))
export const CaptionDialog = lazily(() => import('./CaptionDialog.tsx').then((code) => code.CaptionDialog))
export const PictureProductsDialog = lazily(() => import('./PictureProductsDialog.tsx').then((code) => code.PictureProductsDialog))
export const VideoDialog = lazily(() => import('./VideoDialog.tsx').then((code) => code.VideoDialog))
export const MediaLightbox = lazily(() => import('./MediaLightbox.tsx').then((code) => code.MediaLightbox))
