import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft, Printer } from 'lucide-react'
import { useMay } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { button } from '../ui/button.ts'
import { Bar, Statement } from '../ui/list-states.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PagedList, rowsOf } from '../ui/paged-list.tsx'
import { useEquipmentWords } from '../words/use-equipment-words.ts'
import { LabelSheet } from './label-sheet.tsx'
import { Label } from './label.tsx'
import { tagListQuery } from './queries.ts'
import { filterOf } from './filter.ts'

const route = getRouteApi('/staff/ops/equipment')

/** The labels of all units that a list shows, to be printed and cut. */
export function EquipmentLabels() {
  const words = useEquipmentWords()
  if (!useMay('equipment.manageCatalog')) return <NoPermission what={words.print} />
  return <Screen />
}

function Screen() {
  const { labels: words } = useEquipmentWords()
  usePageTitle(words.title)
  const search = route.useSearch()
  const tags = useInfiniteQuery(tagListQuery(filterOf(search)))
  const company = tags.data?.pages[0]?.company
  const units = rowsOf(tags.data) ?? []

  return (
    <div className="px-4 pt-5 pb-8 lg:px-6.5 lg:pt-6">
      <PageHead
        title={words.title}
        lead={<span className="block max-w-[62ch]">{words.lead}</span>}
        actions={
          <>
            <Link to="/ops/equipment" search={{ ...search, view: undefined }} className={button('plain')}>
              <ArrowLeft aria-hidden className="size-5" />
              {words.back}
            </Link>
            {units.length > 0 && (
              <button type="button" className={button('gold')} onClick={() => print()}>
                <Printer aria-hidden className="size-5" />
                {words.print}
              </button>
            )}
          </>
        }
      />
      <PagedList
        label={words.title}
        failed={words.failed}
        query={tags}
        head={null}
        skeleton={<Bar width="w-72" />}
        className="mt-6 grid max-w-4xl gap-4 md:grid-cols-2"
        empty={
          <Statement title={words.none}>
            <p>{words.noneMore}</p>
          </Statement>
        }
        more={words.more}
        renderRow={(unit) => company && <Label unit={unit} company={company} />}
      />
      {company && units.length > 0 && <LabelSheet units={units} company={company} />}
    </div>
  )
}
