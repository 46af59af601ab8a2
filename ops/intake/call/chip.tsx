import { Check, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'

type ChipProps = ComponentProps<'button'> & { isOn: boolean }

/** One of several that can be chosen together. */
export function Chip({ isOn, children, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isOn}
      className="relative inline-flex min-h-11 flex-auto items-center justify-center gap-1.5 rounded-sm border border-edge bg-sheet px-2.5 leading-tight transition-colors duration-150 hover:bg-wash aria-pressed:border-ink aria-pressed:bg-gold-wash aria-pressed:inset-ring aria-pressed:inset-ring-ink @min-[36rem]:@max-[42rem]:px-1.5 @min-[36rem]:@max-[42rem]:text-sm @min-[42rem]:px-3"
    >
      {/* In the corner, so that the chip is as wide as before and the row below stays where it is. */}
      {isOn && <Check aria-hidden className="absolute top-0.5 right-0.5 size-3" />}
      {children}
    </button>
  )
}

/** Opens what is folded, or a field for one more. */
export function PlusButton({ children, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className="inline-flex min-h-11 items-center gap-1.5 rounded-sm px-1.5 hover:bg-wash lg:min-h-9 aria-expanded:font-semibold aria-expanded:underline aria-expanded:decoration-gold aria-expanded:decoration-2 aria-expanded:underline-offset-4"
    >
      <Plus aria-hidden className="size-4 shrink-0" />
      {children}
    </button>
  )
}
