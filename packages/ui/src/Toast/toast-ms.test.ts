import { expect, it } from 'vitest'
import { toastMs } from './toast-ms.ts'

it('CONST-12 a toast stays 6 seconds', () => expect(toastMs).toBe(6000))
