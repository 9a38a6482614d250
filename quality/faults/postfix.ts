import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@kafaa/testing/machine/free-port';

/** Host name of the relay in its certificate and its address. */
export const RELAY = 'relais.interne';
/** The only domain for which Postfix accepts mail, in the mailboxes `contact…`. */
export const DOMAIN = 'societe.internal';
const USER = 'kafaa';

/** The addresses for which a Postfix accepts mail. */
interface Boxes {
  readonly domains: readonly string[];
  /** Regular expression of the addresses that have a mailbox. */
  readonly known: string;
  /** Whether each address has a Maildir of its own; otherwise all mails go to one file. */
  readonly maildirs: boolean;
}

const ONE_BOX: Boxes = { domains: [DOMAIN], known: `^contact.*@${DOMAIN.replace('.', '\\.')}$`, maildirs: false };

/** Shell script that Postfix runs for each mail and recipient: it writes to the recipient's Maildir, as maildrop would. */
const deliver = (mailboxes: string, known: string) => `case "$1" in */*|.*) exit 67;; esac
echo "$1" | grep -Eq '${known}' || { echo "5.1.1 no such mailbox"; exit 67; }
box="${mailboxes}/$1"
now=$(date +%s.%6N)
name="\${now%.*}.V1I$$M\${now#*.}.${RELAY}"
mkdir -p "$box/tmp" "$box/new" && cat > "$box/tmp/$name" && mv "$box/tmp/$name" "$box/new/$name"
`;

/** The programs of `apt-get install postfix sasl2-bin openssl` that are missing; empty if all are installed. */
export function missingPrograms(): string[] {
  return ['postfix', 'postconf', 'saslpasswd2', 'openssl'].filter((name) => spawnSync('which', [name]).status !== 0);
}

/**
 * Debian's Postfix with folders and a port of its own. It requires STARTTLS, with a self-signed certificate, and a login. The
 * trial needs root, because Postfix does.
 */
export class Postfix {
  readonly folder = mkdtempSync(join(tmpdir(), 'kafaa-postfix-'));
  readonly certificate = join(this.folder, 'cert.pem');
  readonly port: number;
  readonly #config = join(this.folder, 'config');
  readonly #log = join(this.folder, 'log');

  readonly #boxes: Boxes;

  private constructor(port: number, boxes: Boxes) {
    this.port = port;
    this.#boxes = boxes;
  }

  static async start(boxes = ONE_BOX): Promise<Postfix> {
    const server = new Postfix(await freePort(), boxes);
    server.#write();
    server.#postfix('start');
    return server;
  }

  #write(): void {
    const { folder } = this;
    chmodSync(folder, 0o755);
    for (const name of ['config/sasl', 'queue', 'data', 'mail']) mkdirSync(join(folder, name), { recursive: true });
    const idOf = (user: string) => Number(execFileSync('id', ['-u', user], { encoding: 'utf8' }));
    chownSync(join(folder, 'data'), idOf('postfix'), 0);
    chownSync(join(folder, 'mail'), idOf('nobody'), 0);
    const key = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ');
    const name = ['-subj', `/CN=${RELAY}`, '-addext', `subjectAltName=DNS:${RELAY}`];
    const files = ['-keyout', join(folder, 'key.pem'), '-out', this.certificate];
    execFileSync('openssl', [...key, ...name, ...files], { stdio: 'ignore' });
    writeFileSync(join(this.#config, 'main.cf'), this.#main(idOf('nobody')));
    writeFileSync(join(this.#config, 'boxes'), `/${this.#boxes.known}/ all\n`);
    writeFileSync(join(this.#config, 'deliver'), deliver(this.mailboxes, this.#boxes.known));
    writeFileSync(join(this.#config, 'master.cf'), this.#master());
    // Debian's Postfix looks for this file in the sasl folder of its configuration.
    writeFileSync(
      join(this.#config, 'sasl/smtpd.conf'),
      `pwcheck_method: auxprop\nauxprop_plugin: sasldb\nsasldb_path: ${this.#passwords}\nmech_list: PLAIN LOGIN\n`,
    );
  }

  /** Folder with the mailboxes. */
  get mailboxes(): string {
    return join(this.folder, 'mail');
  }

  get #passwords(): string {
    return join(this.#config, 'sasl/passwords');
  }

  #main(owner: number): string {
    const settings = {
      compatibility_level: '3.6',
      queue_directory: join(this.folder, 'queue'),
      data_directory: join(this.folder, 'data'),
      command_directory: '/usr/sbin',
      daemon_directory: '/usr/lib/postfix/sbin',
      mail_owner: 'postfix',
      setgid_group: 'postdrop',
      myhostname: RELAY,
      mydestination: '',
      mynetworks: '',
      inet_interfaces: '127.0.0.1',
      inet_protocols: 'ipv4',
      maillog_file: this.#log,
      maillog_file_prefixes: this.folder,
      smtpd_tls_security_level: 'encrypt',
      smtpd_tls_auth_only: 'yes',
      smtpd_tls_cert_file: this.certificate,
      smtpd_tls_key_file: join(this.folder, 'key.pem'),
      smtpd_sasl_auth_enable: 'yes',
      smtpd_relay_restrictions: 'permit_sasl_authenticated, reject',
      // By default Postfix slows down a client after errors such as wrong passwords.
      smtpd_error_sleep_time: '0',
      default_transport: 'error:nowhere else',
      virtual_mailbox_domains: this.#boxes.domains.join(' '),
      virtual_mailbox_base: this.mailboxes,
      virtual_mailbox_maps: `regexp:${join(this.#config, 'boxes')}`,
      virtual_transport: this.#boxes.maildirs ? 'maildir' : 'virtual',
      virtual_minimum_uid: '1',
      virtual_uid_maps: `static:${owner}`,
      virtual_gid_maps: `static:${owner}`,
    };
    return Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join('');
  }

  /**
   * The configuration of Postfix' daemons, which receive and deliver locally. Mail to other hosts fails, except to the listener
   * of `returnTo`.
   */
  #master(): string {
    return `127.0.0.1:${this.port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
proxymap unix - - n - - proxymap
error unix - - n - - error
smtp unix - - n - - smtp
retry unix - - n - - error
virtual unix - n n - - virtual
maildir unix - n n - - pipe
  flags=DRhu user=nobody argv=/bin/sh ${join(this.#config, 'deliver')} \${recipient}
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`;
  }

  #postfix(command: 'start' | 'stop'): void {
    execFileSync('postfix', ['-c', this.#config, command], { stdio: 'ignore' });
  }

  /** Sets the password that Postfix accepts. */
  password(password: string): void {
    execFileSync('saslpasswd2', ['-p', '-c', '-u', RELAY, '-f', this.#passwords, USER], { input: password });
    // The file is created by root and must be readable by the daemon.
    chmodSync(this.#passwords, 0o644);
  }

  set(setting: string, value: string): void {
    execFileSync('postconf', ['-c', this.#config, '-e', `${setting} = ${value}`]);
    // A daemon with an open connection would keep the settings that it read at its start.
    this.#postfix('stop');
    this.#postfix('start');
  }

  /** Accepts mail for mailboxes that do not exist, and returns it afterwards to a domain whose mail goes to this port. */
  returnTo(domain: string, port: number): void {
    this.set('transport_maps', `inline:{ ${domain}=smtp:[127.0.0.1]:${port} }`);
    this.set('smtpd_reject_unlisted_recipient', 'no');
  }

  /** An address of this machine that does not look local, so Kafaa treats it as a remote relay. */
  url(password: string, options: Readonly<Record<string, string>> = {}): string {
    const query = new URLSearchParams(options).toString();
    return `smtp://${USER}:${password}@0.0.0.0:${this.port}${query && `?${query}`}`;
  }

  /** The same address as a local one, so that Kafaa is not exposed and verifies no certificate. */
  localUrl(password: string): string {
    return `smtp://${USER}:${password}@127.0.0.1:${this.port}`;
  }

  /** The Message-IDs of the mails that Postfix accepted, in order. */
  taken(): string[] {
    const accepted = /postfix\/cleanup\[\d+\]: \w+: message-id=<([^@>]+)@/g;
    return [...readFileSync(this.#log, 'utf8').matchAll(accepted)].map(([, id = '']) => id);
  }

  stop(): void {
    this.#postfix('stop');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
