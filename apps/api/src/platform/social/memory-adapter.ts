import type { Adapter, AdapterPayload } from 'oidc-provider'

/** What the demo's OpenID provider stores, until the process ends. */
export function memoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, AdapterPayload>()
  return (model) => {
    const key = (id: string) => `${model}/${id}`
    const find = (id: string) => Promise.resolve(kept.get(key(id)))
    const findBy = (name: 'uid' | 'userCode', value: string) =>
      Promise.resolve([...kept].find(([id, payload]) => id.startsWith(`${model}/`) && payload[name] === value)?.[1])
    return {
      find,
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      upsert: async (id, payload) => void kept.set(key(id), payload),
      consume: async (id) => void Object.assign(kept.get(key(id)) ?? {}, { consumed: Math.floor(Date.now() / 1_000) }),
      destroy: async (id) => void kept.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [id, payload] of kept) if (payload.grantId === grantId) kept.delete(id)
      },
    }
  }
}
