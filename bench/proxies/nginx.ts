import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '../../test/support/listen.ts'
import type { Contender } from './contender.ts'

const NGINX = process.env.TONCENTER_NGINX ?? 'nginx'

const configOf = (folder: string, port: number, service: number) => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors crit;
events { worker_connections 2048; }
http {
  access_log off; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b;
  fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  keepalive_requests 1000000;
  upstream service { server 127.0.0.1:${service}; keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header X-API-Key ${'f00d'.repeat(16)};
    }
  }
}`

/** An nginx with one process; `undefined` where this machine has none. `TONCENTER_NGINX` names the program. */
export async function startNginx(service: number): Promise<Contender | undefined> {
  if (spawnSync(NGINX, ['-v']).status !== 0) return
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const taken = createServer()
  const port = await listen(taken)
  await new Promise((resolve) => taken.close(resolve))
  writeFileSync(join(folder, 'conf'), configOf(folder, port, service))
  const child = spawn(NGINX, ['-c', join(folder, 'conf'), '-p', folder], { stdio: 'ignore' })
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (isUp) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const stop = () => {
    child.kill()
    rmSync(folder, { recursive: true })
  }
  return { port, pid: child.pid as number, stop }
}
