import { serviceOfLoss } from '#domain/leads/losses.ts'
import type { Story } from './story.ts'

type Short = [came: Story['came'], answered: number, name: string, town: string, message: string]

/** Ordinary calls of the weeks before, of which nothing more is told: enough of them to see how soon people are called back. */
const water: readonly Short[] = [
  ['9d 06:41', 3, 'Nettie Aster', 'Boardman, OH', 'Toilet ran over upstairs.'],
  ['10d 22:15', 6, 'Cora Lilac', 'Canfield, OH', 'Dishwasher line came off.'],
  ['11d 12:02', 5, 'Amos Fern', 'Salem, OH', 'Water heater let go.'],
  ['12d 19:30', 8, 'Della Heather', 'Aliquippa, PA', 'Ceiling drips below the bathroom.'],
  ['14d 03:12', 4, 'Ernest Reed', 'Struthers, OH', 'Pipe burst in the garage.'],
  ['16d 08:44', 7, 'Fannie Willow', 'Poland, OH', 'Kitchen floor is wet and lifting.'],
  ['18d 21:09', 2, 'Gilbert Moss', 'Girard, OH', 'Hose on the washer split.'],
  ['20d 10:33', 9, 'Hester Sedge', 'Monaca, PA', 'Leak under the sink.'],
  ['22d 17:52', 5, 'Ivan Laurel', 'Niles, OH', 'Upstairs radiator leaks.'],
  ['24d 01:26', 6, 'Josie Poppy', 'Youngstown, OH', 'Water through the light in the hall.'],
  ['26d 13:18', 4, 'Karl Alder', 'Hubbard, OH', 'Frozen pipe thawed.'],
  ['28d 07:57', 3, 'Lena Violet', 'Warren, OH', 'Tub ran over.'],
  ['30d 20:40', 5, 'Mabel Hawthorn', 'Leetonia, OH', 'Water around the chimney.'],
  ['33d 09:05', 6, 'Nolan Birch', 'Columbiana, OH', 'Fridge line leaks.'],
  ['35d 18:21', 7, 'Olive Tulip', 'New Castle, PA', 'Wet wall behind the shower.'],
  ['37d 11:48', 4, 'Percival Oak', 'Lisbon, OH', 'Sprinkler head went off.'],
]

const basement: readonly Short[] = [
  ['9d 14:20', 5, 'Ada Rush', 'Beaver Falls, PA', 'Sump pump is out.'],
  ['11d 04:55', 3, 'Bertram Ivy', 'Campbell, OH', 'A foot of water in the basement.'],
  ['13d 16:11', 8, 'Celia Maple', 'Austintown, OH', 'Floor drain backs up.'],
  ['15d 07:38', 4, 'Dexter Pine', 'Ellwood City, PA', 'Water along the basement wall.'],
  ['17d 20:02', 6, 'Enid Clover', 'Cortland, OH', 'Carpet is soaked downstairs.'],
  ['19d 02:49', 5, 'Floyd Hazel', 'East Liverpool, OH', 'Storm filled the window well.'],
  ['21d 12:27', 9, 'Greta Daisy', 'Canton, OH', 'Pump runs and nothing moves.'],
  ['23d 22:36', 2, 'Homer Elm', 'New Brighton, PA', 'Water is rising in the basement.'],
  ['25d 09:14', 5, 'Ilsa Briar', 'Alliance, OH', 'Furnace stands in water.'],
  ['27d 15:50', 7, 'Jonas Cedar', 'Salem, OH', 'Sewage smell and a wet floor.'],
  ['31d 06:31', 6, 'Kitty Rose', 'Boardman, OH', 'Basement drain ran over.'],
  ['34d 19:43', 4, 'Lowell Spruce', 'Girard, OH', 'Water at the foot of the stairs.'],
]

const fire: readonly Short[] = [
  ['13d 18:06', 5, 'Mina Primula', 'Youngstown, OH', 'Small kitchen fire, a lot of soot.'],
  ['20d 23:59', 3, 'Ned Juniper', 'Warren, OH', 'Smoke in the whole house.'],
  ['29d 08:22', 6, 'Opal Myrtle', 'Canfield, OH', 'Outlet burned, the wall is black.'],
  ['36d 17:35', 8, 'Quentin Ash', 'Aliquippa, PA', 'Grill set the siding on fire.'],
]

export const storiesInShort: readonly Story[] = [
  ...water.map((short, nth) => tell(short, 'burst-pipe', nth)),
  ...basement.map((short, nth) => tell(short, 'flooded-basement', 40 + nth)),
  ...fire.map((short, nth) => tell(short, 'fire-smoke', 60 + nth)),
]

function tell([came, answered, name, town, message]: Short, loss: Story['loss'], nth: number): Story {
  return {
    came,
    name,
    phone: `(878) 555-01${String(nth).padStart(2, '0')}`,
    loss,
    town,
    message,
    when: 'today',
    page: `/services/${serviceOfLoss(loss)}`,
    steps: [
      [`${answered}m`, 'dispatch', 'contacted'],
      ['1h', 'dispatch', 'scheduled'],
      ['5d 15:00', 'projects', 'closed'],
    ],
  }
}
