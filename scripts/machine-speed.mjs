/**
 * How slow this machine is at present. The time limits of `npm test` are for two cores of the speed that they were set on: they show that
 * the tests have grown, not that the cores are slower, or shared with other machines.
 */
import { runInThisContext } from 'node:vm'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

/** The time that the work below takes on the reference machine. */
const referenceMs = 1_100
const slownessMax = 2

/** What tests mostly spend their time on: read code, run it once, and create objects. */
function work() {
  const started = performance.now()
  for (let round = 0; round < 8; round++) {
    const functions = Array.from(
      { length: 2_000 },
      (_, index) => `function f${index}({ a, b = ${round} }) {
        const all = new Map([[a, { b, name: 'f${index}' }], [b, { a, name: \`\${a} \${b}\` }]])
        return [...all.values()].map((one) => ({ ...one, key: Object.keys(one).join('${index}') })).filter(({ name }) => name !== '')
      }
      list.push(f${index}({ a: ${index} }))`,
    )
    JSON.parse(JSON.stringify(runInThisContext(`(() => { const list = []; ${functions.join('\n')}; return list })()`)))
  }
  return performance.now() - started
}

const workMs = () => new Promise((resolve, reject) => new Worker(new URL(import.meta.url)).once('message', resolve).once('error', reject))

/** 1 on the reference machine and on a faster one, 1.5 on one that takes half as long again, 2 at most. Both cores work for a second. */
export async function slowness() {
  const both = await Promise.all([workMs(), workMs()])
  return Math.min(slownessMax, Math.max(1, Math.max(...both) / referenceMs))
}

if (!isMainThread) parentPort.postMessage(work(), [])
