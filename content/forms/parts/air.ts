import type { TemplateColumn, TemplateField } from '../template.ts'
import { both } from './wording.ts'

const temperature = { type: 'number', unit: '°F', min: -40, max: 200, decimals: 1 } as const
const humidity = { type: 'number', unit: '%', min: 0, max: 100, decimals: 1 } as const

type Place = { id: 'outside' | 'unaffected' | 'affected'; en: string; es: string; isNeeded?: boolean }

/**
 * What a meter shows of the air at one place, and what follows from it: grains, dew point and vapor pressure. The fields are named
 * by the place: `outside_f`, `outside_rh`, `outside_gpp`.
 */
export function airAtPlace({ id, en, es, isNeeded = false }: Place): TemplateField[] {
  const need = isNeeded ? ({ need: 'always' } as const) : {}
  const air = `${id}_f, ${id}_rh`
  return [
    {
      id: `${id}_f`,
      ...temperature,
      label: both(`${en}, temperature`, `${es}, temperatura`),
      fact: `air.${id}_f`,
      ...need,
    },
    {
      id: `${id}_rh`,
      ...humidity,
      label: both(`${en}, relative humidity`, `${es}, humedad relativa`),
      fact: `air.${id}_rh`,
      ...need,
    },
    {
      id: `${id}_gpp`,
      type: 'calculated',
      label: both(`${en}, grains per pound`, `${es}, granos por libra`),
      formula: `grains(${air})`,
      unit: 'gr/lb',
      decimals: 1,
    },
    {
      id: `${id}_dp`,
      type: 'calculated',
      label: both(`${en}, dew point`, `${es}, punto de rocío`),
      formula: `dew_point(${air})`,
      unit: '°F',
      decimals: 1,
    },
    {
      id: `${id}_vp`,
      type: 'calculated',
      label: both(`${en}, vapor pressure`, `${es}, presión de vapor`),
      formula: `vapor_pressure(${air})`,
      unit: 'inHg',
      decimals: 3,
    },
  ]
}

/** The two columns of a meter at one end of a machine. */
export function airColumns(id: 'in' | 'out', en: string, es: string): TemplateColumn[] {
  const [f, rh] = [`dehumidifiers.${id}_f`, `dehumidifiers.${id}_rh`] as const
  return [
    { id: `${id}_f`, ...temperature, label: both(`${en}, °F`, `${es}, °F`), is_needed: true, fact: f },
    { id: `${id}_rh`, ...humidity, label: both(`${en}, % RH`, `${es}, % HR`), is_needed: true, fact: rh },
  ]
}
