import { signsBy } from '../hearing/asked-signs.ts'

const { signsIn, pattern } = signsBy(`
water: water agua flood* inund* wet mojad* soak* drip* gote* puddle* charco
outlet: outlet* socket* receptacle* fusebox panel enchufe* tomacorriente*
no: no nobody none not isnt arent never ningun ninguna tampoco
`)

const waterAtOutlet = pattern('^(?!.* no .{0,5} [water outlet]) .* (water .* outlet | outlet .* water)')

/**
 * Whether water is named together with an outlet or a panel: no page of ours is then quoted that sends anyone to a valve or a switch. Who
 * says that there is none is not meant.
 */
export function namesWetPower(text: string): boolean {
  return waterAtOutlet.test(signsIn(text))
}
