/** For servers: the metadata (145 KiB) is too large for a browser. */
import * as library from 'libphonenumber-js/max'
import { phoneRules } from './phone.ts'

/** The phone rules with full metadata: the digits of a number are checked too, not only its length (VAL-11). */
export const fullPhoneRules = phoneRules(library)
