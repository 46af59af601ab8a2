import { spawn } from 'node:child_process'

/** Runs npm, the one that runs us if there is one, and collects what it says. */
export function npm(args, options) {
  const own = process.env.npm_execpath
  if (own && /\.[cm]?js$/.test(own)) return collect(process.execPath, [own, ...args], options)
  return collect('npm', args, options)
}

export function collect(command, args, { cwd, env = process.env }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const add = (chunk) => void (output += chunk)
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    child.once('error', (error) => resolve({ ok: false, output: `${error.message}\n${output}` }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}
