// The package takes `Temporal` as given; who runs it brings it where the engine has none.
import 'temporal-polyfill/global'
