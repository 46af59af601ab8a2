import {
  categories,
  classes,
  cleanLeak,
  reasons,
  waterDamage,
  waterSources,
} from '#content/guides/water-damage.ts'
import { noValve, valves } from '#content/guides/water-valves.ts'
import type { Page } from '#site/page.ts'
import { DryingExample } from './drying-example.tsx'
import { Parts, Rows } from './key.tsx'
import { factorsTopic, insuranceTopic } from './money.tsx'
import type { Topic } from './topic.tsx'
import { questionsTopic } from './questions.tsx'
import { routeTopic } from './route.tsx'

export function waterTopics({ questions = [] }: Page): Topic[] {
  return [
    {
      id: 'shut-it-off',
      title: 'Can’t find the valve, or it won’t turn?',
      note: 'Three valves that stop water from your own pipes, if you can reach them with dry feet',
      isFirst: true,
      body: <Valves />,
    },
    {
      id: 'clean-leak',
      title: 'Can you start cleaning up?',
      note: 'Yes, after a leak from a supply pipe, if it is safe to go in',
      isFirst: true,
      body: (
        <ul className="ticks">
          {cleanLeak.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ),
    },
    routeTopic(waterDamage, {
      title: 'What we do, step by step',
      note: 'Six steps, and the paper you get at each one',
      tone: 'ink',
    }),
    {
      id: 'how-dirty',
      title: 'How dirty is the water?',
      note: 'Three categories for how dirty the water is, and four classes for how much got wet',
      body: <Scales />,
    },
    {
      id: 'until-dry',
      title: 'How we know it’s dry',
      note: 'By meter readings, not by touch',
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
      title: 'Where the water came from',
      note: 'Pipe, appliance, roof, sump pump or sewage',
      body: (
        <Rows rows={waterSources.map(({ id, title, text, dirt }) => ({ id, title, texts: [text, dirt] }))} />
      ),
    },
    insuranceTopic(waterDamage, 'Insurance'),
    factorsTopic(waterDamage, 'Time and cost'),
    questionsTopic(questions, 'Questions'),
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
              {steps.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="beware">{noValve.text}</p>
    </>
  )
}

function Scales() {
  return (
    <div className="scales">
      <div>
        <h3>Category: how dirty the water is</h3>
        <ol className="grades">
          {categories.map(({ name, what, work }) => (
            <li key={name}>
              <b>{name}</b> {what} <i>{work}</i>
            </li>
          ))}
        </ol>
        <p className="remark">
          Water gets dirtier as it stands. Warmth, time and dirt can turn category 1 into 2, and 2 into 3.
        </p>
      </div>
      <div>
        <h3>Class: how much is wet</h3>
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
