import { expect, it } from 'vitest'
import { signInWaitSeconds } from './sign-in-wait.ts'

it.each([
  [0, 0],
  [1, 0],
  [9, 0],
  [10, 1],
  [11, 2],
  [12, 4],
  [15, 32],
  [16, 60],
  [17, 60],
  [5_000, 60],
])('AUTH-42 after %i tries the next one waits %i seconds', (tries, seconds) => expect(signInWaitSeconds(tries)).toBe(seconds))
