import { makeStore } from '../shared/store.ts'

/** Whether events come through; false shows the quiet offline mark. */
export const connection = makeStore(true)
