import { signsBy } from '../hearing/asked-signs.ts'
import { tellsOfDeath } from '../hearing/tells-of-death.ts'
import { tellsOfDespair } from '../hearing/tells-of-despair.ts'
import { emergencyIn } from '../danger/emergency.ts'

const { signsIn, pattern } = signsBy(`
person: i me he she him her they them mom mother dad father wife husband son daughter kid kids baby boy girl man woman someone somebody anyone brother sister grandma grandpa friend neighbor tenant uncle aunt yo el ella mama papa hijo hija esposa esposo nino nina bebe abuel* hermano hermana tio tia vecino vecina alguien persona senora senor suegr*
hurt: hurt* injur* wound* bleed* bled unconscious ambulance hospital shot stabbed burned choking drowned duele duelen dolor herid* lastim* sangr* golpe* fractur* desmay* ambulancia quemo
`)

const someoneHurt = pattern('person .* hurt | hurt .* person')

/**
 * Whether a message tells of a danger, of a death or of someone who is hurt: that is nobody’s question to answer from a list, however it ends.
 */
export function tellsOfPeopleHurt(text: string): boolean {
  return (
    emergencyIn(text) !== null ||
    tellsOfDeath(text) ||
    tellsOfDespair(text) ||
    someoneHurt.test(signsIn(text))
  )
}
