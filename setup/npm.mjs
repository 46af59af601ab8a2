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
    const letGo = endTogether(child)
    let output = ''
    const add = (chunk) => void (output += chunk)
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    child.once('error', (error) => resolve({ ok: false, output: `${error.message}\n${output}` }))
    child.once('close', (code) => {
      letGo()
      resolve({ ok: code === 0, output })
    })
  })
}

/** Whoever stops us stops what we wait for: half an install must not go on behind the next one's back. */
function endTogether(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const end = () => {
    child.kill()
    process.exit(1)
  }
  for (const signal of signals) process.on(signal, end)
  return () => signals.forEach((signal) => process.off(signal, end))
}
