import type { Loss } from '#domain/leads/losses.ts'
import { signsBy } from './asked-signs.ts'

/** The signs of what happened, each with the words for it in both languages; "*" stands for any ending. */
const signs = `
w water agua leak* leek* flood* inund* drip* gote* fuga pour* gush* soak* wet mojad* dripping
p pipe pipes tuberia* tubo tubos faucet heater dishwasher washer sink hose
b burst bust busted broke broken exploded rota roto revento rompio quebro
c ceiling ceilings techo techos
s basement basements cellar sotano sotanos
g sewage sewer poop feces septic negras cloaca* excremento* heces
o toilet toilets drain drains inodoro excusado drenaje desague
u overflow* back* backed up sube subiendo desbord* regres*
f fire smoke soot burned burnt incendio humo hollin quemo quemado
m mold moldy mould mildew moho hongo hongos
x phone phones battery pump furnace fan tv car mouse mice rat rats squirrel squirrels raccoon animal animals bird plant plants telefono celular bateria bomba raton rata ratas ardilla
t died dead death body suicide blood murder crime muerto muerta muerte murio fallecio cadaver sangre suicidio
`

const signsIn = signsBy(signs)

/** What someone tells of in their own words: which loss it is, as far as they say, and which sentences of the call help with it. */
export type HeardLoss = { readonly loss: Loss | null; readonly help: readonly string[] }

/** The first that fits; the sentences are those that are read to callers, by their keys. */
const losses: readonly (HeardLoss & { readonly says: RegExp })[] = [
  // Batteries die, and mice in walls.
  { loss: 'trauma', help: ['scene'], says: /^(?!.*[xp]).*t/ },
  { loss: 'sewage-backup', help: ['sewage'], says: /g|o.{0,3}u|u.{0,3}o/ },
  { loss: 'fire-smoke', help: ['smoke'], says: /f/ },
  { loss: 'mold', help: ['mold'], says: /m/ },
  { loss: 'flooded-basement', help: ['standing'], says: /w.*s|s.*w/ },
  // It comes from above, and what it soaks can come down.
  { loss: 'burst-pipe', help: ['ceiling', 'running'], says: /w.*c|c.*w/ },
  { loss: 'burst-pipe', help: ['pipe'], says: /w.*p|p.*w|p.{0,2}b|b.{0,2}p/ },
  // Where it comes from, nobody said.
  { loss: null, help: ['running'], says: /w/ },
]

/** Hears what happened in a message, however it is spelled; null where it tells of no loss. */
export function lossIn(text: string): HeardLoss | null {
  const heard = signsIn(text)
  const found = losses.find(({ says }) => says.test(heard))
  return found ? { loss: found.loss, help: found.help } : null
}
