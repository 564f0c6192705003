import { withBase } from 'vitepress'
import { defineComponent, h, onBeforeUnmount, onMounted, shallowRef } from 'vue'

/** Draws an example of the guides below its code. What it needs loads when a reader is on its page. */
export const Live = defineComponent({
  props: { name: { type: String, required: true } },
  setup({ name }) {
    const place = shallowRef<HTMLElement>()
    let end: (() => void) | undefined
    let isGone = false
    onMounted(async () => {
      const { draw } = await import('./draw.tsx')
      if (!isGone && place.value) end = draw(place.value, name, withBase('/local/worker.js'))
    })
    onBeforeUnmount(() => {
      isGone = true
      end?.()
    })
    return () => h('div', { class: 'live vp-raw', 'data-live': name, ref: place })
  },
})
