import { Environment, type ASTNode } from '@marcbachmann/cel-js'
import { formulaFunctions, roundTo } from './formula-functions.ts'

export type FormulaValue = number | string | boolean

/** A formula that can be counted, or why it can't. */
export type CompiledFormula =
  | { needs: readonly string[]; run: (values: Readonly<Record<string, unknown>>) => unknown }
  | { problem: string }

const environment = new Environment({
  unlistedVariablesAreDyn: true,
  limits: { maxAstNodes: 200, maxDepth: 20, maxCallArguments: 4 },
})
for (const { signature, count } of formulaFunctions) environment.registerFunction(signature, count)

const functionNames = new Set(formulaFunctions.map(({ signature }) => signature.split('(')[0]))
const compiled = new Map<string, CompiledFormula>()
const mostCompiled = 1000

/**
 * What a formula counts with these values: a number, rounded, or what it says in words. Null where it can't be counted, because
 * something that it needs isn't answered or the result is no number. It never throws.
 */
export function runFormula(
  formula: string,
  valueOf: (name: string) => unknown,
  decimals = 2,
): FormulaValue | null {
  const found = compileFormula(formula)
  if ('problem' in found) return null
  const values = Object.fromEntries(found.needs.map((name) => [name, valueOf(name)]))
  if (Object.values(values).some((value) => value === undefined || value === null || value === ''))
    return null
  try {
    return shown(found.run(values), decimals)
  } catch {
    return null
  }
}

/** Only arithmetic, comparisons and our functions: no loops, patterns or members, so that no formula can take long. */
export function compileFormula(formula: string): CompiledFormula {
  const before = compiled.get(formula)
  if (before) return before
  if (compiled.size >= mostCompiled) compiled.clear()
  const made = compile(formula)
  compiled.set(formula, made)
  return made
}

function compile(formula: string): CompiledFormula {
  const run = parse(inDecimals(formula))
  if (!run) return { problem: 'This formula can’t be read. Check its brackets and signs.' }
  const needs = new Set<string>()
  const refused = firstRefused(run.ast, needs)
  if (refused !== undefined) return { problem: `A formula can’t use “${refused}”.` }
  return { needs: [...needs], run: (values) => run(values) }
}

function parse(formula: string) {
  try {
    return environment.parse(formula)
  } catch {
    return null
  }
}

/** Every number counts as a decimal one, as people write: 7 / 2 is 3.5. */
function inDecimals(formula: string) {
  const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[A-Za-z_]\w*|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
  return formula.replaceAll(tokens, (token) => (/^\d+$/.test(token) ? `${token}.0` : token))
}

/** Notes what the formula needs to know, and answers with the first thing in it that isn't allowed. */
function firstRefused(node: ASTNode, needs: Set<string>): string | undefined {
  switch (node.op) {
    case 'value':
      return undefined
    case 'id':
      needs.add(node.args)
      return undefined
    case 'call':
      return functionNames.has(node.args[0]) ? firstOf(node.args[1], needs) : node.args[0]
    case '-_':
    case '!_':
      return firstRefused(node.args, needs)
    case '+':
    case '-':
    case '*':
    case '/':
    case '<':
    case '<=':
    case '>':
    case '>=':
    case '==':
    case '!=':
    case '&&':
    case '||':
    case '?:':
      return firstOf(node.args, needs)
    case 'rcall':
      return node.args[0]
    default:
      return node.op
  }
}

function firstOf(nodes: readonly ASTNode[], needs: Set<string>) {
  for (const node of nodes) {
    const refused = firstRefused(node, needs)
    if (refused !== undefined) return refused
  }
  return undefined
}

function shown(result: unknown, decimals: number): FormulaValue | null {
  if (typeof result === 'number') return Number.isFinite(result) ? roundTo(result, decimals) : null
  return typeof result === 'string' || typeof result === 'boolean' ? result : null
}
