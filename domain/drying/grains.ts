import type { Air } from './air.ts'

type Grains = Pick<Air, 'grains'>

/**
 * What a dehumidifier took out of a pound of air: grains at its inlet less those at its outlet. The trade calls this grain
 * depression; so it calls the other difference too, which is why neither is called that here.
 */
export function grainsTakenOut({ inlet, outlet }: { inlet: Grains; outlet: Grains }) {
  return inlet.grains - outlet.grains
}

/** How much wetter the air of a chamber is than air of another place: grains there less grains at the reference. */
export function grainsAboveReference({ affected, reference }: { affected: Grains; reference: Grains }) {
  return affected.grains - reference.grains
}
