import { aliquippa } from './stories/aliquippa-pa.ts'
import { alliance } from './stories/alliance-oh.ts'
import { austintown } from './stories/austintown-oh.ts'
import { baden } from './stories/baden-pa.ts'
import { beaverCounty } from './stories/beaver-county-pa.ts'
import { beaverFalls } from './stories/beaver-falls-pa.ts'
import { bessemer } from './stories/bessemer-pa.ts'
import { boardman } from './stories/boardman-oh.ts'
import { brightonTownship } from './stories/brighton-township-pa.ts'
import { brookfield } from './stories/brookfield-oh.ts'
import { calcutta } from './stories/calcutta-oh.ts'
import { campbell } from './stories/campbell-oh.ts'
import { canfield } from './stories/canfield-oh.ts'
import { canton } from './stories/canton-oh.ts'
import { carrollton } from './stories/carrollton-oh.ts'
import { centerTownship } from './stories/center-township-pa.ts'
import { champion } from './stories/champion-oh.ts'
import { chippewaTownship } from './stories/chippewa-township-pa.ts'
import { columbianaCounty } from './stories/columbiana-county-oh.ts'
import { columbiana } from './stories/columbiana-oh.ts'
import { cortland } from './stories/cortland-oh.ts'
import { craigBeach } from './stories/craig-beach-oh.ts'
import { damascus } from './stories/damascus-oh.ts'
import { darlington } from './stories/darlington-pa.ts'
import { eastLiverpool } from './stories/east-liverpool-oh.ts'
import { eastPalestine } from './stories/east-palestine-oh.ts'
import { economy } from './stories/economy-pa.ts'
import { ellwoodCity } from './stories/ellwood-city-pa.ts'
import { enonValley } from './stories/enon-valley-pa.ts'
import { girard } from './stories/girard-oh.ts'
import { hanoverton } from './stories/hanoverton-oh.ts'
import { hickoryTownship } from './stories/hickory-township-pa.ts'
import { homeworth } from './stories/homeworth-oh.ts'
import { hopewellTownship } from './stories/hopewell-township-pa.ts'
import { howland } from './stories/howland-oh.ts'
import { hubbard } from './stories/hubbard-oh.ts'
import { kinsman } from './stories/kinsman-oh.ts'
import { lawrenceCounty } from './stories/lawrence-county-pa.ts'
import { leetonia } from './stories/leetonia-oh.ts'
import { lisbon } from './stories/lisbon-oh.ts'
import { lordstown } from './stories/lordstown-oh.ts'
import { lowellville } from './stories/lowellville-oh.ts'
import { mahoningCounty } from './stories/mahoning-county-oh.ts'
import { monaca } from './stories/monaca-pa.ts'
import { negley } from './stories/negley-oh.ts'
import { neshannockTownship } from './stories/neshannock-township-pa.ts'
import { newBrighton } from './stories/new-brighton-pa.ts'
import { newCastle } from './stories/new-castle-pa.ts'
import { newMiddletown } from './stories/new-middletown-oh.ts'
import { newWaterford } from './stories/new-waterford-oh.ts'
import { newWilmington } from './stories/new-wilmington-pa.ts'
import { newtonFalls } from './stories/newton-falls-oh.ts'
import { niles } from './stories/niles-oh.ts'
import { northLima } from './stories/north-lima-oh.ts'
import { poland } from './stories/poland-oh.ts'
import { pulaski } from './stories/pulaski-pa.ts'
import { rochester } from './stories/rochester-pa.ts'
import { rogers } from './stories/rogers-oh.ts'
import { salem } from './stories/salem-oh.ts'
import { salineville } from './stories/salineville-oh.ts'
import { sebring } from './stories/sebring-oh.ts'
import { shenangoTownship } from './stories/shenango-township-pa.ts'
import { struthers } from './stories/struthers-oh.ts'
import { trumbullCounty } from './stories/trumbull-county-oh.ts'
import { unionTownship } from './stories/union-township-pa.ts'
import { vienna } from './stories/vienna-oh.ts'
import { volant } from './stories/volant-pa.ts'
import { wampum } from './stories/wampum-pa.ts'
import { warren } from './stories/warren-oh.ts'
import { wellsville } from './stories/wellsville-oh.ts'
import { youngstown } from './stories/youngstown-oh.ts'
import type { Area } from '#domain/areas/areas.ts'
import type { AreaStory } from './story.ts'

/** Every place has a story, by the slug of its page. */
const stories: Readonly<Record<string, AreaStory>> = {
  'columbiana-county-oh': columbianaCounty,
  'mahoning-county-oh': mahoningCounty,
  'trumbull-county-oh': trumbullCounty,
  'beaver-county-pa': beaverCounty,
  'lawrence-county-pa': lawrenceCounty,
  'youngstown-oh': youngstown,
  'warren-oh': warren,
  'salem-oh': salem,
  'east-liverpool-oh': eastLiverpool,
  'beaver-falls-pa': beaverFalls,
  'new-castle-pa': newCastle,
  'columbiana-oh': columbiana,
  'boardman-oh': boardman,
  'poland-oh': poland,
  'canfield-oh': canfield,
  'east-palestine-oh': eastPalestine,
  'lisbon-oh': lisbon,
  'leetonia-oh': leetonia,
  'north-lima-oh': northLima,
  'rogers-oh': rogers,
  'negley-oh': negley,
  'homeworth-oh': homeworth,
  'sebring-oh': sebring,
  'damascus-oh': damascus,
  'niles-oh': niles,
  'girard-oh': girard,
  'hubbard-oh': hubbard,
  'alliance-oh': alliance,
  'canton-oh': canton,
  'carrollton-oh': carrollton,
  'wellsville-oh': wellsville,
  'calcutta-oh': calcutta,
  'salineville-oh': salineville,
  'hanoverton-oh': hanoverton,
  'new-waterford-oh': newWaterford,
  'austintown-oh': austintown,
  'struthers-oh': struthers,
  'campbell-oh': campbell,
  'lowellville-oh': lowellville,
  'new-middletown-oh': newMiddletown,
  'craig-beach-oh': craigBeach,
  'cortland-oh': cortland,
  'howland-oh': howland,
  'champion-oh': champion,
  'brookfield-oh': brookfield,
  'lordstown-oh': lordstown,
  'kinsman-oh': kinsman,
  'vienna-oh': vienna,
  'newton-falls-oh': newtonFalls,
  'darlington-pa': darlington,
  'enon-valley-pa': enonValley,
  'ellwood-city-pa': ellwoodCity,
  'aliquippa-pa': aliquippa,
  'center-township-pa': centerTownship,
  'hopewell-township-pa': hopewellTownship,
  'rochester-pa': rochester,
  'monaca-pa': monaca,
  'economy-pa': economy,
  'chippewa-township-pa': chippewaTownship,
  'brighton-township-pa': brightonTownship,
  'new-brighton-pa': newBrighton,
  'baden-pa': baden,
  'neshannock-township-pa': neshannockTownship,
  'new-wilmington-pa': newWilmington,
  'hickory-township-pa': hickoryTownship,
  'shenango-township-pa': shenangoTownship,
  'union-township-pa': unionTownship,
  'bessemer-pa': bessemer,
  'wampum-pa': wampum,
  'volant-pa': volant,
  'pulaski-pa': pulaski,
}

export function storyOf({ slug }: Area): AreaStory {
  const story = stories[slug]
  if (!story) throw new Error(`${slug} has no story.`)
  return story
}
