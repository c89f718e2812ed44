import { lazily } from '../../shared/lazily.tsx'

// The forms are larger than the viewing, which can be read before they are loaded.
export const MoveViewing = lazily(() => import('./MoveViewing.tsx').then((code) => code.MoveViewing))
export const CancelViewing = lazily(() => import('./CancelViewing.tsx').then((code) => code.CancelViewing))
