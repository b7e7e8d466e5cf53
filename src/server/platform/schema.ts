import type { ColumnType, Generated } from "kysely";
import type { GameTables } from "./game-tables.ts";

type CreatedAt = ColumnType<Date, Date | undefined, never>;
type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** Who a person is to the sign-in library. What the product knows of them is in `users`. */
export interface AuthIdentitiesTable {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  image: Nullable<string>;
  first_name: string;
  last_name: string;
  country: Nullable<string>;
  phone: Nullable<string>;
  created_at: Date;
  updated_at: Date;
}

export interface AuthSessionsTable {
  id: string;
  token: string;
  identity_id: string;
  expires_at: Date;
  ip_address: Nullable<string>;
  user_agent: Nullable<string>;
  created_at: Date;
  updated_at: Date;
}

export interface AuthCredentialsTable {
  id: string;
  identity_id: string;
  provider_id: string;
  account_id: string;
  password: Nullable<string>;
  access_token: Nullable<string>;
  refresh_token: Nullable<string>;
  id_token: Nullable<string>;
  access_token_expires_at: Nullable<Date>;
  refresh_token_expires_at: Nullable<Date>;
  scope: Nullable<string>;
  created_at: Date;
  updated_at: Date;
}

export interface AuthVerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: Date;
  updated_at: Date;
}

export type UserRole = "player" | "editor" | "admin";

export interface UsersTable {
  id: Generated<string>;
  auth_id: Nullable<string>;
  first_name: string;
  last_name: string;
  email: string;
  country: Nullable<string>;
  phone: Nullable<string>;
  /** Changed by `points/ledger.ts` alone. */
  points: ColumnType<number, never, number>;
  role: ColumnType<UserRole, UserRole | undefined, UserRole>;
  preferred_language: Nullable<"en" | "ar">;
  preferred_direction: Nullable<"ltr" | "rtl">;
  last_seen_at: Nullable<Date>;
  created_at: CreatedAt;
}

export type LedgerReason = "welcome" | "game" | "purchase" | "coupon" | "refund" | "staff";

export interface PointsLedgerTable {
  id: Generated<string>;
  user_id: ColumnType<string, string, never>;
  delta: ColumnType<number, number, never>;
  reason: ColumnType<LedgerReason, LedgerReason, never>;
  reference: ColumnType<string, string, never>;
  created_at: CreatedAt;
}

/** The tables as the migrations leave them; columns keep the database's snake_case. */
export interface Schema extends GameTables {
  auth_identities: AuthIdentitiesTable;
  auth_sessions: AuthSessionsTable;
  auth_credentials: AuthCredentialsTable;
  auth_verifications: AuthVerificationsTable;
  users: UsersTable;
  points_ledger: PointsLedgerTable;
}
