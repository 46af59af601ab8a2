import {
  categories,
  classes,
  noValve,
  reasons,
  valves,
  waterDamage,
  waterSources,
} from '#domain/services/guides/water-damage.ts'
import type { Page } from '#site/page.ts'
import { DryingExample } from './drying-example.tsx'
import { Parts, Rows } from './key.tsx'
import { factorsPlate, insurancePlate } from './money.tsx'
import type { Plate } from './plate.tsx'
import { questionsPlate } from './questions.tsx'
import { routePlate } from './route.tsx'

export function waterPlates({ questions = [] }: Page): Plate[] {
  return [
    {
      id: 'shut-it-off',
      title: 'Shut it off',
      note: 'Three valves from the tap to the street. Try them in this order, and only where your feet stay dry.',
      tone: 'sheet',
      body: <Valves />,
    },
    routePlate(waterDamage, {
      title: 'After you call',
      note: 'Six stations from the phone to the keys. Each leaves a paper with you.',
      tone: 'ink',
    }),
    {
      id: 'how-dirty',
      title: 'How dirty, how much',
      short: 'How dirty',
      note: 'Two scales decide the work. The category is about the water, the class about what drank it.',
      body: <Scales />,
    },
    {
      id: 'until-dry',
      title: 'Until it is dry',
      short: 'Until dry',
      note: 'The surface is dry days before the wall is. The tinted part is where most trouble starts.',
      tone: 'sheet',
      body: (
        <>
          <DryingExample />
          <Parts parts={reasons} />
        </>
      ),
    },
    {
      id: 'where-from',
      title: 'Where it came from',
      short: 'Where from',
      note: 'Each source has its own first move, and its own dirt.',
      body: (
        <Rows rows={waterSources.map(({ id, title, text, dirt }) => ({ id, title, texts: [text, dirt] }))} />
      ),
    },
    insurancePlate(waterDamage, 'What your insurer will want'),
    factorsPlate(waterDamage, 'Days and dollars'),
    questionsPlate(questions, 'Asked while it dries'),
  ]
}

function Valves() {
  return (
    <>
      <ol className="valves">
        {valves.map(({ name, where, steps }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{where}</p>
            <ul>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="beware">{noValve}</p>
    </>
  )
}

function Scales() {
  return (
    <div className="scales">
      <div>
        <h3>Category: how dirty</h3>
        <ol className="grades">
          {categories.map(({ name, what, work }) => (
            <li key={name}>
              <b>{name}</b> {what} <i>{work}</i>
            </li>
          ))}
        </ol>
        <p className="remark">
          Water moves down this list as it stands: warmth, days and dirt turn 1 into 2 and 2 into 3.
        </p>
      </div>
      <div>
        <h3>Class: how much</h3>
        <ol className="grades">
          {classes.map(({ name, what }) => (
            <li key={name}>
              <b>{name}</b> {what}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
