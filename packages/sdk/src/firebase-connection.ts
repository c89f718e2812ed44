import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import { forceWebSockets, getDatabase, onValue, ref } from 'firebase/database'

/**
 * The part of firebase's component registry that accepts a token from outside firebase/auth. Internal to firebase, so its version is
 * pinned.
 */
interface AppWithContainer extends FirebaseApp {
  container: { addComponent: (component: object) => void }
}

export interface ConnectionOptions {
  databaseURL: string
  /** By path, called with the current, unchecked value there. */
  values: Readonly<Record<string, (value: unknown) => void>>
  token: () => string | null
  onConnected: (isConnected: boolean) => void
  /** Called once when the store refuses a path: the session has ended, or the path belongs to another user. */
  onRefused: () => void
}

let opened = 0

/** Opens a connection that listens to these paths; returns a function that closes it. */
export function openConnection({ databaseURL, values, token, onConnected, onRefused }: ConnectionOptions): () => void {
  // Long polling loads script tags, which a strict CSP forbids. Firebase reads this setting once, before the first connection.
  if (opened === 0) forceWebSockets()
  opened += 1
  const app = initializeApp({ databaseURL }, `vendor-panel-${opened}`)
  provideToken(app as AppWithContainer, token)
  const database = getDatabase(app)
  const stopState = onValue(ref(database, '.info/connected'), (snapshot) => onConnected(snapshot.val() === true))
  let isRefused = false
  const refuse = () => {
    stopState()
    onConnected(false)
    if (!isRefused) onRefused()
    isRefused = true
  }
  const stops = Object.entries(values).map(([path, onCurrent]) =>
    onValue(ref(database, path), (snapshot) => onCurrent(snapshot.val()), refuse),
  )
  return () => {
    stopState()
    for (const stop of stops) stop()
    void deleteApp(app)
  }
}

function provideToken(app: AppWithContainer, token: () => string | null): void {
  const auth = {
    getToken: () => {
      const accessToken = token()
      return Promise.resolve(accessToken === null ? null : { accessToken })
    },
    addAuthTokenListener: () => {},
    removeAuthTokenListener: () => {},
  }
  app.container.addComponent({
    name: 'auth-internal',
    instanceFactory: () => auth,
    type: 'PRIVATE',
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
  })
}
