import type { Loss } from '#domain/leads/losses.ts'
import { signsBy } from './asked-signs.ts'

/** The signs of what happened, each with the words for it in both languages; "*" stands for any ending. */
const { signsIn, pattern } = signsBy(`
water: water agua leak* leek* flood* inund* drip* gote* fuga pour* gush* soak* wet mojad* dripping
pipe: pipe pipes tuberia* tubo tubos faucet heater dishwasher washer sink hose
burst: burst bust busted broke broken exploded rota roto revento rompio quebro
ceiling: ceiling ceilings techo techos
basement: basement basements cellar sotano sotanos
sewage: sewage sewer poop feces septic negras cloaca* excremento* heces
drain: toilet toilets drain drains inodoro excusado drenaje desague
backedUp: overflow* back* backed up sube subiendo desbord* regres*
fire: fire smoke soot burned burnt incendio humo hollin quemo quemado
mold: mold moldy mould mildew moho hongo hongos
thing: phone phones battery pump furnace fan tv car mouse mice rat rats squirrel squirrels raccoon animal animals bird plant plants telefono celular bateria bomba raton rata ratas ardilla
death: died dead death body suicide blood murder crime muerto muerta muerte murio fallecio cadaver sangre suicidio
`)

/** What someone tells of in their own words: which loss it is, as far as they say, and which sentences of the call help with it. */
export type HeardLoss = { readonly loss: Loss | null; readonly help: readonly string[] }

/** The first that fits; the sentences are those that are read to callers, by their keys. */
const losses: readonly (HeardLoss & { readonly says: RegExp })[] = [
  // Batteries die, and mice in walls.
  { loss: 'trauma', help: ['scene'], says: pattern('^(?!.* [thing pipe]) .* death') },
  {
    loss: 'sewage-backup',
    help: ['sewage'],
    says: pattern('sewage | drain .{0,3} backedUp | backedUp .{0,3} drain'),
  },
  { loss: 'fire-smoke', help: ['smoke'], says: pattern('fire') },
  { loss: 'mold', help: ['mold'], says: pattern('mold') },
  { loss: 'flooded-basement', help: ['standing'], says: pattern('water .* basement | basement .* water') },
  // It comes from above, and what it soaks can come down.
  { loss: 'burst-pipe', help: ['ceiling', 'running'], says: pattern('water .* ceiling | ceiling .* water') },
  {
    loss: 'burst-pipe',
    help: ['pipe'],
    says: pattern('water .* pipe | pipe .* water | pipe .{0,2} burst | burst .{0,2} pipe'),
  },
  // Where it comes from, nobody said.
  { loss: null, help: ['running'], says: pattern('water') },
]

/** Hears what happened in a message, however it is spelled; null where it tells of no loss. */
export function lossIn(text: string): HeardLoss | null {
  const heard = signsIn(text)
  const found = losses.find(({ says }) => says.test(heard))
  return found ? { loss: found.loss, help: found.help } : null
}
