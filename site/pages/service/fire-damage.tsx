import { fireDamage, firstDay, odor, residues, rooms } from '#content/guides/fire-damage.ts'
import type { Page } from '#site/page.ts'
import { KeyedFigure, Marks, Parts, Rows } from './key.tsx'
import { factorsTopic, insuranceTopic } from './money.tsx'
import type { Topic } from './topic.tsx'
import { questionsTopic } from './questions.tsx'
import { routeTopic } from './route.tsx'

export function fireTopics({ questions = [] }: Page): Topic[] {
  return [
    {
      id: 'first-day',
      title: 'The first 24 hours',
      note: 'What you can do from outside, or from a friend’s home',
      tone: 'sheet',
      body: <Parts parts={firstDay} />,
    },
    {
      id: 'where-smoke-goes',
      title: 'Where smoke goes',
      note: 'An example: a kitchen burned, and smoke reached six more places',
      body: <KeyedFigure drawing={<SmokeSection />} parts={rooms} />,
    },
    routeTopic(fireDamage, {
      title: 'What we do, step by step',
      note: 'Six steps, from board-up to bringing back your belongings',
      tone: 'ink',
    }),
    {
      id: 'residues',
      title: 'Five kinds of residue',
      note: 'Why we test a small spot first, and why you shouldn’t wipe',
      body: <Rows rows={residues.map(({ name, from, clean }) => ({ title: name, texts: [from, clean] }))} />,
    },
    {
      id: 'odor',
      title: 'How the odor is removed',
      tone: 'sheet',
      body: <Parts parts={odor} />,
    },
    insuranceTopic(fireDamage, 'Insurance'),
    factorsTopic(fireDamage, 'Time and cost'),
    questionsTopic(questions, 'Questions'),
  ]
}

/** A house cut open after a fire in its kitchen. */
function SmokeSection() {
  return (
    <svg className="section-drawing" viewBox="0 0 320 296" aria-hidden="true">
      <path className="soot s3" d="M20 102 160 22l140 80z" />
      <path className="soot s1" d="M20 102h108v68H20zM20 240h280v46H20z" />
      <path className="soot s2" d="M128 102h102v68H128z" />
      <path className="soot s4" d="M230 102h70v138h-70z" />
      <path className="soot s3" d="M128 170h102v70H128z" />
      <path className="soot s4" d="M128 170h102v28H128z" />
      <path className="soot s5" d="M20 170h108v70H20z" />
      <path
        className="flame"
        d="M52 240c-14-12-8-26 2-36 0 9 4 12 9 13-2-13 4-24 12-30 1 13 15 22 15 37 0 9-4 13-9 16z"
      />
      <path className="duct" d="M74 268h190M46 268v-28M246 268V172M180 268v-28" />
      <path
        className="walls"
        d="M8 109 160 22l152 87M20 102v184h280V102M20 102h280M20 170h210M20 240h280M128 102v68M128 170v24M230 170v16M230 102v20"
      />
      <path className="walls" d="M238 240v-14h14v-14h14v-14h14v-14h14v-12M52 256h22v24H52z" />
      <Marks
        at={[
          [106, 190],
          [180, 220],
          [250, 190],
          [180, 136],
          [74, 136],
          [160, 74],
          [100, 268],
        ]}
      />
    </svg>
  )
}
