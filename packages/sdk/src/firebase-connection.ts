import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import { forceWebSockets, getDatabase, onValue, ref } from 'firebase/database'

/** The part of firebase's component registry that takes a token from elsewhere than firebase/auth. Internal to firebase: its version is pinned. */
interface AppWithContainer extends FirebaseApp {
  container: { addComponent: (component: object) => void }
}

export interface ConnectionOptions {
  databaseURL: string
  path: string
  token: () => string | null
  /** What stands at the path now; nobody has checked it. */
  onEntries: (entries: unknown) => void
  onConnected: (isConnected: boolean) => void
}

let opened = 0

/** Opens one connection that listens to one path; the answer closes it. */
export function openConnection({ databaseURL, path, token, onEntries, onConnected }: ConnectionOptions): () => void {
  // Long polling loads script tags, which no strict CSP allows. Firebase takes this word once, before the first connection.
  if (opened === 0) forceWebSockets()
  opened += 1
  const app = initializeApp({ databaseURL }, `vendor-panel-${opened}`)
  provideToken(app as AppWithContainer, token)
  const database = getDatabase(app)
  const stopState = onValue(ref(database, '.info/connected'), (snapshot) => onConnected(snapshot.val() === true))
  const stopEvents = onValue(
    ref(database, path),
    (snapshot) => onEntries(snapshot.val()),
    // Refused: the session has ended, or the path belongs to somebody else. REST says the same and acts on it.
    () => {
      stopState()
      onConnected(false)
    },
  )
  return () => {
    stopState()
    stopEvents()
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
