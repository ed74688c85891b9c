import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers, start, type Running } from './processes.ts';

export interface NginxServer {
  readonly name: string;
  readonly port: number;
  readonly folder: string;
  /** Inside `http { … }`, beside the server. */
  readonly http?: string;
  /** Inside `location / { … }`. */
  readonly location: string;
  readonly accessLog?: boolean;
}

/** nginx with one worker; master and worker are one process, so that one number is its CPU. */
export function startNginx({
  name,
  port,
  folder,
  http = '',
  location,
  accessLog,
}: NginxServer): Promise<Running> {
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (of) => `${of}_temp_path ${own}/${of};`,
  );
  const file = join(own, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; worker_processes 1; pid ${own}/nginx.pid; error_log ${own}/error.log warn;
events { worker_connections 4096; }
http {
  ${temporary.join(' ')}
  access_log ${accessLog ? `${own}/access.log` : 'off'};
  keepalive_requests 100000000; keepalive_timeout 300s; tcp_nodelay on; server_tokens off;
  ${http}
  server { listen 127.0.0.1:${port} backlog=1024; location = /live { return 200; } location / { ${location} } }
}
`,
  );
  const args = ['-c', file, '-p', own, '-e', `${own}/error.log`];
  return start({ name, program: 'nginx', args, folder, ready: answers(`http://127.0.0.1:${port}/live`) });
}

/** A reverse proxy as one sets it up by the book: kept connections, HTTP/1.1. */
export const proxyTo = (upstream: number): Pick<NginxServer, 'http' | 'location'> => ({
  http: `upstream service { server 127.0.0.1:${upstream}; keepalive 128; keepalive_requests 100000000; keepalive_timeout 300s; }`,
  location: 'proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection "";',
});
