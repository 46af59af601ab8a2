import type { Company } from '#domain/company/company.ts'
import {
  basementRestoration,
  crawlSpace,
  materials,
  sumpTest,
  waysIn,
  whoDoesWhat,
} from '#domain/services/guides/basement-restoration.ts'
import type { Page } from '#site/page.ts'
import { KeyedFigure, Marks, Parts, Rows } from './key.tsx'
import { factorsPlate, insurancePlate } from './money.tsx'
import type { Plate } from './plate.tsx'
import { questionsPlate } from './questions.tsx'
import { routePlate } from './route.tsx'

export function basementPlates({ questions = [] }: Page, company: Company): Plate[] {
  const parts = waysIn.map(({ tell, text, ...way }) => ({ ...way, text: `${tell} ${text}` }))
  return [
    {
      id: 'ways-in',
      title: 'Four ways in',
      note: 'Look from the stairs and find yours. It decides what is dirty, what is thrown out, and whom else to call.',
      tone: 'sheet',
      body: <KeyedFigure drawing={<BasementSection />} parts={parts} />,
    },
    routePlate(basementRestoration, {
      title: 'From the stairs to dry walls',
      short: 'After you call',
      note: 'Six stations, and a paper from each.',
      tone: 'ink',
    }),
    {
      id: 'whose-work',
      title: 'Whose work is what',
      short: 'Whose work',
      note: 'We put back what water did. Keeping the next water out is another trade, and you should hear that from us first.',
      body: <WhoDoesWhat company={company} />,
    },
    {
      id: 'sump-test',
      title: 'Test the sump pump',
      short: 'Sump pump test',
      note: 'Ten minutes on a dry day.',
      tone: 'sheet',
      body: (
        <ol className="checks">
          {sumpTest.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      ),
    },
    {
      id: 'crawl-space',
      title: 'Crawl space',
      note: 'A basement too low to stand in.',
      body: <Parts parts={crawlSpace} />,
    },
    {
      id: 'materials',
      title: 'Finishing it again',
      short: 'Materials',
      note: 'After FEMA’s Technical Bulletin 2 on flood damage-resistant materials. Your building department has the last word.',
      tone: 'sheet',
      body: (
        <Rows
          rows={materials.map(({ part, stays, goes }) => ({
            title: part,
            texts: [`Stays: ${stays}.`, `Goes: ${goes}.`],
          }))}
        />
      ),
    },
    insurancePlate(basementRestoration, 'Backup, ground water, flood: ask about each'),
    factorsPlate(basementRestoration, 'What a basement takes'),
    questionsPlate(questions, 'Asked about basements'),
  ]
}

function WhoDoesWhat({ company }: { company: Company }) {
  const plumber = company.partner_links.find(({ label }) => /plumb/i.test(label))
  return (
    <>
      <div className="parts">
        {whoDoesWhat.map(({ who, tasks }) => (
          <div key={who}>
            <h3>{who}</h3>
            <ul className="ticks">
              {tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {plumber && (
        <p className="after">
          <a href={plumber.url} target="_blank" rel="noopener">
            {plumber.label}
            <span className="unseen"> (opens in a new tab)</span>
          </a>
        </p>
      )}
    </>
  )
}

/** A cellar cut open, with the ground outside it. */
function BasementSection() {
  return (
    <svg className="section-drawing" viewBox="0 0 320 270" aria-hidden="true">
      <path className="earth" d="M0 72h100v26h-22V72H0v198h320v-44H110V72z" />
      <path className="wet-earth" d="M0 158c20-6 36 6 56 0s34-4 54 0v68h50v32h44v-32h42l6 44H0z" />
      <path
        className="walls"
        d="M110 226V20M124 214V20M110 226h50M124 214h36M204 226h40M204 214h40M262 214h58M262 226h58M160 214v44h44v-44M124 66h196M60 72h50M78 72v26h32"
      />
      <path className="walls" d="M110 76h14v18h-14zM116 112l4 8-6 8 5 8-4 8" />
      <path className="duct" d="M182 250V50h-100M172 238h20v16h-20zM244 214v24h76M262 214v10h58" />
      <path className="water" d="M128 204h116v10h-40l-2 12h-40l-2-12h-32zM262 204h46v10h-46z" />
      <path
        className="flow"
        d="M98 130h34m-6-5 6 5-6 5M132 240l-14-20 0 8m0-8 7 3M182 206v-26m-5 6 5-6 5 6M253 232v-48m-5 6 5-6 5 6"
      />
      <Marks
        at={[
          [146, 130],
          [142, 190],
          [210, 176],
          [272, 176],
        ]}
      />
    </svg>
  )
}
