import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useLinkProps } from '@tanstack/react-router'
import { Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import type { EquipmentModel } from '#domain/equipment/model.ts'
import type { EquipmentUnit } from '#domain/equipment/unit.ts'
import { useMay } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { button } from '../ui/button.ts'
import { loadScreen } from '../ui/load-screen.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Tab, Tabs } from '../ui/tabs.tsx'
import { useEquipmentWords } from '../words/use-equipment-words.ts'
import { AddUnitsDialog } from './add-units-dialog.tsx'
import { ModelDialog } from './model-dialog.tsx'
import { ModelList } from './model-list.tsx'
import { modelsQuery } from './queries.ts'
import { Reports } from './reports.tsx'
import { UnitDialog } from './unit-dialog.tsx'
import { UnitList } from './unit-list.tsx'

/** With what draws QR codes. */
const EquipmentLabels = loadScreen(() => import('./labels.tsx'), 'EquipmentLabels')

const route = getRouteApi('/staff/ops/equipment')

/** What is open over the list; null stands for a new one. */
type Open = { unit: EquipmentUnit | null } | { model: EquipmentModel | null }

/** What the company dries and cleans with, and what was reported of it. */
export function Equipment() {
  const words = useEquipmentWords()
  const { view } = route.useSearch()
  if (!useMay('equipment.view')) return <NoPermission what={words.see} />
  return view === 'labels' ? <EquipmentLabels /> : <Screen />
}

function Screen() {
  const words = useEquipmentWords()
  usePageTitle(words.title)
  const search = route.useSearch()
  const mayManage = useMay('equipment.manageCatalog')
  const models = useQuery(modelsQuery)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const all = models.data ?? []
  const [units, out] = [sumOf(all, 'units'), sumOf(all, 'out_of_service')]

  return (
    <div className="px-4 pt-5 pb-8 lg:px-6.5 lg:pt-6">
      <PageHead
        title={words.title}
        lead={models.data && units > 0 ? words.counts(units, out) : undefined}
        actions={
          mayManage && (
            <>
              {units > 0 && (
                <Link to="/ops/equipment" search={{ ...search, view: 'labels' }} className={button('plain')}>
                  <Printer aria-hidden className="size-5" />
                  {words.printLabels}
                </Link>
              )}
              <button
                type="button"
                className={button('gold')}
                onClick={() =>
                  setOpen(search.view === 'models' || all.length === 0 ? { model: null } : { unit: null })
                }
              >
                <Plus aria-hidden className="size-5" />
                {search.view === 'models' || all.length === 0 ? words.addModel : words.addUnits}
              </button>
            </>
          )
        }
      />
      <Reports mayManage={mayManage} />
      <Views models={models.data?.length} units={models.data && units} />
      {search.view === 'models' ? (
        <ModelList models={models} onEdit={mayManage ? (model) => setOpen({ model }) : null} />
      ) : (
        <UnitList
          search={search}
          models={models.data}
          onEdit={mayManage ? (unit) => setOpen({ unit }) : null}
        />
      )}
      {open && 'model' in open && <ModelDialog model={open.model} onClose={close} />}
      {open && 'unit' in open && open.unit && <UnitDialog unit={open.unit} models={all} onClose={close} />}
      {open && 'unit' in open && !open.unit && <AddUnitsDialog models={all} onClose={close} />}
    </div>
  )
}

type ViewsProps = { models: number | undefined; units: number | undefined }

function Views({ models, units }: ViewsProps) {
  const words = useEquipmentWords()
  const { view } = route.useSearch()
  const toUnits = useLinkProps({ to: '/ops/equipment' })
  const toModels = useLinkProps({ to: '/ops/equipment', search: { view: 'models' } })
  return (
    <Tabs label={words.views}>
      <Tab link={toUnits} isCurrent={!view} label={words.units} count={units?.toString() ?? null} />
      <Tab
        link={toModels}
        isCurrent={view === 'models'}
        label={words.models}
        count={models?.toString() ?? null}
      />
    </Tabs>
  )
}

function sumOf(models: readonly EquipmentModel[], count: 'units' | 'out_of_service') {
  return models.reduce((sum, model) => sum + model[count], 0)
}
