import { signsBy } from './asked-signs.ts'

const signsIn = signsBy(`
w water agua flood* inund* wet mojad* soak* drip* gote* puddle* charco
o outlet* socket* receptacle* fusebox panel enchufe* tomacorriente*
n no nobody none not isnt arent never ningun ninguna tampoco
`)

/**
 * Whether water is named together with an outlet or a panel: no page of ours is then quoted that sends anyone to a valve or a switch. Who
 * says that there is none is not meant.
 */
export function namesWetPower(text: string): boolean {
  return /^(?!.*n.{0,5}[wo]).*(w.*o|o.*w)/.test(signsIn(text))
}
