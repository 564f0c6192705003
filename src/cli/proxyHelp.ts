export const PROXY_HELP = `toncenter-proxy: TON Center behind a server that keeps the API key.

  TONCENTER_API_KEY=… toncenter-proxy --network mainnet --port 8080

Where it is
  --port N                   port to listen on (default 8080; 0 takes a free one)
  --host H                   address to listen on (default 127.0.0.1)
  --base-path P              where it is mounted (default /ton)
  --metrics-port N           another port, of the same host, with /metrics for Prometheus (default: none)
                             /health and /ready are on both

What it asks
  --network N                mainnet (default), testnet, or any other name together with --upstream
                             several times: each is at /ton/N, with its key in TONCENTER_API_KEY_N (TONCENTER_API_KEY_TESTNET)
  --upstream URL             the service's address; of several networks N=URL
  --timeout MS               how long the service may take (default 15000)

Who may ask what
  --allow NAME               let through this endpoint and the others named so (default: all that read)
  --send                     let through what changes the chain
  --no-emulation             let no message be emulated (default: within the budget)
  --own-origin O             refuse pages of other origins than this one (https://app.example); "same" is the one that it serves
  --requests-per-second N    what all clients together may ask of a network (default 10 for mainnet and testnet)
  --queue N                  how many requests wait for that (default 100)
  --queue-wait MS            for how long they wait (default 10000)
  --per-client N             what one client may ask in a second (default: no limit but that of all)
  --trusted-proxy A          an address or network (10.0.0.0/8) whose X-Forwarded-For names the client

What it shares and says
  --redis URL                redis://… or rediss://…, which several proxies share (default: TONCENTER_REDIS_URL, else none)
  --log FORMAT               text (default) or json: a line for each trouble
  --log-requests             a line for each request too
  --help                     this text

--allow, --own-origin and --trusted-proxy can be given several times. SIGTERM and SIGINT end it when what is in flight is answered; a
second one ends it at once.
`
