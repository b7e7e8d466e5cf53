-- Accounts, sessions and the points ledger.

-- Shapes of the auth_ tables are those of better-auth 1.7, mapped in src/server/auth/auth.ts.

create table auth_identities (
  id uuid primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  first_name text not null,
  last_name text not null,
  country text,
  phone text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth_sessions (
  id uuid primary key,
  token text not null unique,
  identity_id uuid not null references auth_identities (id) on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_sessions_identity_id on auth_sessions (identity_id);
create index auth_sessions_expires_at on auth_sessions (expires_at);

create table auth_credentials (
  id uuid primary key,
  identity_id uuid not null references auth_identities (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_credentials_identity_id on auth_credentials (identity_id);

create table auth_verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verifications_identifier on auth_verifications (identifier);

create table users (
  id uuid primary key default gen_random_uuid(),
  -- Gone once the account is deleted; the row stays for what points to it.
  auth_id uuid unique references auth_identities (id) on delete set null,
  first_name text not null,
  last_name text not null,
  email text not null unique check (email = lower(email)),
  country text,
  phone text,
  points integer not null default 0 check (points >= 0),
  role text not null default 'player' check (role in ('player', 'editor', 'admin')),
  preferred_language text check (preferred_language in ('en', 'ar')),
  preferred_direction text check (preferred_direction in ('ltr', 'rtl')),
  last_seen_at timestamptz,
  created_at timestamptz not null default now()
);

create table points_ledger (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  delta integer not null check (delta <> 0),
  reason text not null check (reason in ('welcome', 'game', 'purchase', 'coupon', 'refund', 'staff')),
  reference text not null,
  created_at timestamptz not null default now(),
  unique (reason, reference)
);
create index points_ledger_user_id on points_ledger (user_id, created_at);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'points_ledger is only ever added to';
end
$$;

create trigger points_ledger_append_only
  before update or delete on points_ledger
  for each row execute function refuse_ledger_change();

create trigger points_ledger_never_truncated
  before truncate on points_ledger
  for each statement execute function refuse_ledger_change();
