import { signsBy } from '../hearing/asked-signs.ts'

const { signsIn, pattern } = signsBy(`
water: water agua flood* inund* wet mojad* soak* submerged seeping
basement: basement cellar sotano
pump: pump bomba sump
failed: died dead fail* quit stopped broke broken murio descompuso descompuesta rompio fallo
working: work* running pumping funciona sirve jala trabaja prende
not: not isnt wont doesnt didnt no ya
without: without sin
`)

const isWet = pattern(
  '(?<![not without]) water | pump .{0,3} failed | failed .{0,2} pump | pump .{0,2} not .? working | not .? working .{0,3} pump',
)
const isBelow = pattern('basement | pump')

/**
 * Whether someone tells of water, or of a pump that no longer keeps it out: what is done to a pump on a dry day is never quoted then.
 * Where it stands below, the words that keep people out of it come first.
 */
export function waterIn(text: string): 'below' | 'anywhere' | null {
  const signs = signsIn(text)
  if (!isWet.test(signs)) return null
  return isBelow.test(signs) ? 'below' : 'anywhere'
}
