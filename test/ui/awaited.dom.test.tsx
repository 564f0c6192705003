import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { awaited } from '../../src/ui/root/awaited.tsx'

const Greeting = ({ name }: { name: string }) => <button type="button">Hello {name}</button>

/** A component whose file comes, or does not, when the test says so. */
function onDemand() {
  const asked: { come(): void; fail(): void }[] = []
  const Late = awaited<{ name: string }>(
    () =>
      new Promise((resolve, reject) => {
        asked.push({ come: () => resolve({ default: Greeting }), fail: () => reject(new Error('no such file')) })
      }),
  )
  const drawn = (name: string) => (
    <Late
      name={name}
      instead={(absence) =>
        absence ? (
          <button type="button" onClick={absence.retry}>
            {String(absence.error)}
          </button>
        ) : (
          <i>Waiting</i>
        )
      }
    />
  )
  return { asked, drawn }
}

afterEach(cleanup)

describe('a component that is waited for', () => {
  it('has something in its place until it is there, and the next one is there at once', async () => {
    const { asked, drawn } = onDemand()
    const { container, unmount } = render(drawn('first'))
    expect(container.textContent).toBe('Waiting')
    await act(async () => asked[0]?.come())
    await screen.findByText('Hello first')
    unmount()
    render(drawn('next'))
    expect(screen.getByText('Hello next')).toBeTruthy()
    expect(asked).toHaveLength(1)
  })

  it('says when its file does not come, and asks for it again when that is wanted', async () => {
    const { asked, drawn } = onDemand()
    render(drawn('again'))
    await act(async () => asked[0]?.fail())
    const retry = await screen.findByText('Error: no such file')
    act(() => retry.click())
    await screen.findByText('Waiting')
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    await act(async () => asked[1]?.come())
    await screen.findByText('Hello again')
  })

  describe('that a server drew', () => {
    async function page() {
      const server = onDemand()
      render(server.drawn('nobody'))
      await act(async () => server.asked[0]?.come())
      const page = document.body.appendChild(document.createElement('div'))
      page.innerHTML = renderToString(server.drawn('reader'))
      const button = page.querySelector('button')
      expect(button?.textContent).toBe('Hello reader')
      const { asked, drawn } = onDemand()
      const troubles: unknown[] = []
      const root = await act(async () =>
        hydrateRoot(page, drawn('reader'), { onRecoverableError: (error) => troubles.push(error) }),
      )
      onTestFinished(() => act(() => root.unmount()))
      await vi.waitFor(() => expect(asked).toHaveLength(1))
      expect(page.querySelector('button')).toBe(button)
      return { page, root, button, asked, drawn, troubles }
    }

    it('stays until its code has come, which takes it over as it is', async () => {
      const { page: container, root, button, asked, drawn, troubles } = await page()
      await act(async () => asked[0]?.come())
      await act(async () => root.render(drawn('writer')))
      await vi.waitFor(() => expect(button?.textContent).toBe('Hello writer'))
      expect(container.querySelector('button')).toBe(button)
      expect(troubles).toEqual([])
    })

    it('stays when the page around it is drawn anew before that', async () => {
      const { page: container, root, button, asked, drawn } = await page()
      await act(async () => root.render(drawn('writer')))
      expect(container.querySelector('button')).toBe(button)
      await act(async () => asked[0]?.come())
      await vi.waitFor(() => expect(container.textContent).toBe('Hello writer'))
    })

    it('is asked for once more when its code does not come, and then says so', async () => {
      const { page: container, asked } = await page()
      await act(async () => asked[0]?.fail())
      await vi.waitFor(() => expect(asked).toHaveLength(2))
      await act(async () => asked[1]?.fail())
      await vi.waitFor(() => expect(container.textContent).toBe('Error: no such file'))
    })
  })
})
