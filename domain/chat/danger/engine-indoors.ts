import { signsBy } from '../hearing/asked-signs.ts'

const { signsIn, pattern } = signsBy(`
engine: generator* generador* genset gaspump gaspowered bombadegasolina
inside: inside indoors basement cellar garage house kitchen porch room attic adentro dentro sotano garaje cochera casa cocina cuarto
run: run running ran start use using plug hook put usar uso prender poner pongo
may: can could should may ok okay safe where how puedo podemos debo donde seguro
`)

const indoors = pattern('engine .{0,5} inside | inside .{0,4} engine | [may run] .{0,5} engine')

/**
 * Whether someone asks where to run a generator or an engine pump, or tells that one runs indoors: they are told of its carbon monoxide,
 * whatever else they ask. A detector that sounds, or someone who feels sick, is a danger.
 */
export function namesEngineIndoors(text: string): boolean {
  const joined = text
    .replace(/\bgas(?:oline)?[ -]?(pump|powered)/gi, 'gas$1')
    .replace(/bomba de gasolina/gi, 'bombadegasolina')
  return indoors.test(signsIn(joined))
}
