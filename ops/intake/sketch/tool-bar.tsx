import { BrickWall, CircleDot, DoorOpen, Droplets, Fan, Grid2x2 } from 'lucide-react'
import { useSketchWords } from '../../words/use-sketch-words.ts'
import { tools, type Tool } from './editing/scene.ts'

const icons = {
  wall: BrickWall,
  door: DoorOpen,
  window: Grid2x2,
  wet: Droplets,
  point: CircleDot,
  unit: Fan,
} as const

/** What a finger on the plan does. */
export function ToolBar({ tool, onTool }: { tool: Tool | null; onTool: (tool: Tool) => void }) {
  const words = useSketchWords()
  return (
    <div
      role="toolbar"
      aria-label={words.tool}
      className="on-rail grid grid-cols-6 bg-rail text-white lg:px-2"
    >
      {tools.map((each) => {
        const Icon = icons[each]
        const isOn = each === tool
        return (
          <button
            key={each}
            type="button"
            aria-pressed={isOn}
            className={`flex min-h-14 min-w-0 flex-col items-center justify-center gap-0.5 border-t-3 px-0.5 text-[0.8125rem] leading-tight lg:px-0 lg:text-xs ${isOn ? 'border-gold text-white' : 'border-transparent text-white/75 hover:text-white'}`}
            onClick={() => onTool(each)}
          >
            <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
            <span className="max-w-full text-center leading-none wrap-break-word">{words.tools[each]}</span>
          </button>
        )
      })}
    </div>
  )
}
