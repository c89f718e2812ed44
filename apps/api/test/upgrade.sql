-- The database of commit 379976e on PostgreSQL 17: the whole schema, and at least one row of demo data in each table.
-- Written once with `pg_dump --no-owner --inserts`. Never change it: migrations must upgrade it.

DO $$ BEGIN
  CREATE ROLE vendor_panel_app NOLOGIN NOBYPASSRLS;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
GRANT vendor_panel_app TO CURRENT_USER;

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA graphile_worker;

CREATE TYPE graphile_worker.job_spec AS (
	identifier text,
	payload json,
	queue_name text,
	run_at timestamp with time zone,
	max_attempts smallint,
	job_key text,
	priority smallint,
	flags text[]
);

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE graphile_worker._private_jobs (
    id bigint NOT NULL,
    job_queue_id integer,
    task_id integer NOT NULL,
    payload json DEFAULT '{}'::json NOT NULL,
    priority smallint DEFAULT 0 NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    max_attempts smallint DEFAULT 25 NOT NULL,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    key text,
    locked_at timestamp with time zone,
    locked_by text,
    revision integer DEFAULT 0 NOT NULL,
    flags jsonb,
    is_available boolean GENERATED ALWAYS AS (((locked_at IS NULL) AND (attempts < max_attempts))) STORED NOT NULL,
    CONSTRAINT jobs_key_check CHECK (((length(key) > 0) AND (length(key) <= 512))),
    CONSTRAINT jobs_max_attempts_check CHECK ((max_attempts >= 1))
);

CREATE FUNCTION graphile_worker.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts integer DEFAULT NULL::integer, job_key text DEFAULT NULL::text, priority integer DEFAULT NULL::integer, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from "graphile_worker".add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts::smallint,
        job_key,
        priority::smallint,
        flags
      )::"graphile_worker".job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist (insert only missing identifiers so identity is not consumed)
    insert into "graphile_worker"._private_tasks as tasks (identifier)
    select add_job.identifier
    where not exists (
      select 1
      from "graphile_worker"._private_tasks as existing
      where existing.identifier = add_job.identifier
    )
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
      select add_job.queue_name
      where not exists (
        select 1
        from "graphile_worker"._private_job_queues as existing
        where existing.queue_name = add_job.queue_name
      )
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into "graphile_worker"._private_jobs as jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts::smallint, 25::smallint),
        add_job.job_key,
        coalesce(add_job.priority::smallint, 0::smallint),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from "graphile_worker"._private_tasks as tasks
      left join "graphile_worker"._private_job_queues as job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    if v_job.revision = 0 then
      perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
    end if;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;

CREATE FUNCTION graphile_worker.add_jobs(specs graphile_worker.job_spec[], job_key_preserve_run_at boolean DEFAULT false) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
begin
  -- Ensure all the tasks exist (insert only missing identifiers so identity is not consumed)
  insert into "graphile_worker"._private_tasks as tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  where not exists (
    select 1
    from "graphile_worker"._private_tasks as existing
    where existing.identifier = spec.identifier
  )
  on conflict do nothing;
  -- Ensure all the queues exist
  insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  and not exists (
    select 1
    from "graphile_worker"._private_job_queues as existing
    where existing.queue_name = spec.queue_name
  )
  on conflict do nothing;
  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;

  -- WARNING: this count is not 100% accurate; 'on conflict' clause will cause it to be an overestimate
  perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":' || array_length(specs, 1)::text || '}');

  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?
  return query insert into "graphile_worker"._private_jobs as jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join "graphile_worker"._private_tasks as tasks
    on tasks.identifier = spec.identifier
    left join "graphile_worker"._private_job_queues as job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload =
      case
      when json_typeof(jobs.payload) = 'array' and json_typeof(excluded.payload) = 'array' then
        (jobs.payload::jsonb || excluded.payload::jsonb)::json
      else
        excluded.payload
      end,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$;

CREATE FUNCTION graphile_worker.complete_jobs(job_ids bigint[]) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  delete from "graphile_worker"._private_jobs as jobs
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < now() - interval '4 hours'
    )
    returning *;
$$;

CREATE FUNCTION graphile_worker.force_unlock_workers(worker_ids text[]) RETURNS void
    LANGUAGE sql
    AS $$
update "graphile_worker"._private_jobs as jobs
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
update "graphile_worker"._private_job_queues as job_queues
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
$$;

CREATE FUNCTION graphile_worker.permanently_fail_jobs(job_ids bigint[], error_message text DEFAULT NULL::text) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      last_error = coalesce(error_message, 'Manually marked as failed'),
      attempts = max_attempts,
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;

CREATE FUNCTION graphile_worker.remove_job(job_key text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql STRICT
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  -- Delete job if not locked
  delete from "graphile_worker"._private_jobs as jobs
    where key = job_key
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
  returning * into v_job;
  if not (v_job is null) then
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":-1}');
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  where key = job_key
  returning * into v_job;
  return v_job;
end;
$$;

CREATE FUNCTION graphile_worker.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, priority integer DEFAULT NULL::integer, attempts integer DEFAULT NULL::integer, max_attempts integer DEFAULT NULL::integer) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority::smallint, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts::smallint, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts::smallint, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;

CREATE FUNCTION public.add_job(task text, payload json, attempts integer) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
    begin
      perform graphile_worker.add_job(task, payload := payload, max_attempts := attempts);
    end $$;

CREATE FUNCTION public.add_job_at(task text, payload json, attempts integer, at timestamp with time zone) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
    begin
      perform graphile_worker.add_job(task, payload := payload, max_attempts := attempts, run_at := at);
    end $$;

CREATE FUNCTION public.current_customer() RETURNS bigint
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (NULLIF(current_setting('app.customer_id'::text, true), ''::text))::bigint;

CREATE FUNCTION public.find_login(wanted text) RETURNS TABLE(customer_id bigint, customer_user_id bigint, password_hash text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
    select u.customer_id, u.id, u.password_hash from logins l
    join customer_users u on u.customer_id = l.customer_id and u.id = l.customer_user_id
    where l.login = wanted and u.status = 'active'
  $$;

CREATE FUNCTION public.forget_expired(at timestamp with time zone) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
    delete from sessions where expires_at < at;
    delete from password_resets where expires_at < at;
    delete from idempotency_keys where created_at < at - interval '24 hours';
    delete from rate_limits where window_ends_at < at;
  $$;

CREATE FUNCTION public.hint_feed_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      perform pg_notify('feed_events', new.customer_id || ':' || new.customer_user_id || ':' || new.id);
      return null;
    end $$;

CREATE FUNCTION public.hint_session_end() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      perform pg_notify('session_ended', old.token_hash);
      return null;
    end $$;

CREATE FUNCTION public.open_session(hash text, at timestamp with time zone) RETURNS TABLE(user_id bigint, customer_id bigint, uuid uuid, user_name text, can_manage boolean, password_change_required boolean, time_zone text, country_code text, currency text, lead_limit integer, consumer_key text, expires_at timestamp with time zone, provider_ids bigint[])
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
    declare found_session sessions;
    begin
      select * into found_session from sessions s where s.token_hash = hash and s.expires_at > at;
      if not found then return; end if;
      perform set_config('app.customer_id', found_session.customer_id::text, true);
      return query
        select u.id, u.customer_id, u.uuid, u.name, u.can_manage, u.password_change_required, c.time_zone, c.country_code, c.currency,
          c.lead_limit, k.key, found_session.expires_at,
          case when u.can_manage then null else array(
            select p.provider_id from customer_user_providers p
            where p.customer_id = u.customer_id and p.customer_user_id = u.id order by p.provider_id) end
        from customer_users u join customers c on c.id = u.customer_id join consumer_keys k on k.customer_id = u.customer_id
        where u.customer_id = found_session.customer_id and u.id = found_session.customer_user_id and u.status = 'active';
    end $$;

CREATE TABLE graphile_worker._private_job_queues (
    id integer NOT NULL,
    queue_name text NOT NULL,
    locked_at timestamp with time zone,
    locked_by text,
    is_available boolean GENERATED ALWAYS AS ((locked_at IS NULL)) STORED NOT NULL,
    CONSTRAINT job_queues_queue_name_check CHECK ((length(queue_name) <= 128))
);

CREATE TABLE graphile_worker._private_known_crontabs (
    identifier text NOT NULL,
    known_since timestamp with time zone NOT NULL,
    last_execution timestamp with time zone
);

CREATE TABLE graphile_worker._private_tasks (
    id integer NOT NULL,
    identifier text NOT NULL,
    CONSTRAINT tasks_identifier_check CHECK ((length(identifier) <= 128))
);

ALTER TABLE graphile_worker._private_job_queues ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.job_queues_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW graphile_worker.jobs AS
 SELECT jobs.id,
    job_queues.queue_name,
    tasks.identifier AS task_identifier,
    jobs.priority,
    jobs.run_at,
    jobs.attempts,
    jobs.max_attempts,
    jobs.last_error,
    jobs.created_at,
    jobs.updated_at,
    jobs.key,
    jobs.locked_at,
    jobs.locked_by,
    jobs.revision,
    jobs.flags
   FROM ((graphile_worker._private_jobs jobs
     JOIN graphile_worker._private_tasks tasks ON ((tasks.id = jobs.task_id)))
     LEFT JOIN graphile_worker._private_job_queues job_queues ON ((job_queues.id = jobs.job_queue_id)));

ALTER TABLE graphile_worker._private_jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.jobs_id_seq1
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE graphile_worker.migrations (
    id integer NOT NULL,
    ts timestamp with time zone DEFAULT now() NOT NULL,
    breaking boolean DEFAULT false NOT NULL
);

ALTER TABLE graphile_worker._private_tasks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.tasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.agreement_signs (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    customer_user_id bigint NOT NULL,
    agreement_text_id bigint NOT NULL,
    signed_at timestamp(3) with time zone NOT NULL
);

ALTER TABLE public.agreement_signs ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.agreement_signs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.agreement_texts (
    id bigint NOT NULL,
    type text NOT NULL,
    version integer NOT NULL,
    locale text NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    is_required boolean NOT NULL,
    published_at timestamp(3) with time zone NOT NULL
);

ALTER TABLE public.agreement_texts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.agreement_texts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.attachments (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    size bigint NOT NULL,
    content_type text NOT NULL,
    file_key text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    deleted_at timestamp(3) with time zone
);

ALTER TABLE public.attachments ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.attachments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.audit_entries (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    actor_id bigint,
    action text NOT NULL,
    entity text NOT NULL,
    entity_id bigint,
    detail text
);

ALTER TABLE public.audit_entries ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.audit_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.calendar_events (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    provider_id bigint NOT NULL,
    lead_id bigint,
    type text NOT NULL,
    title text NOT NULL,
    start_at timestamp(3) with time zone NOT NULL,
    end_at timestamp(3) with time zone NOT NULL,
    all_day boolean DEFAULT false NOT NULL,
    place text,
    note text,
    remind_at timestamp(3) with time zone,
    CONSTRAINT calendar_events_check CHECK ((end_at > start_at))
);

ALTER TABLE public.calendar_events ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.calendar_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.campaign_requests (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    customer_user_id bigint NOT NULL,
    campaign_id text NOT NULL,
    company_name text NOT NULL,
    name text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);

ALTER TABLE public.campaign_requests ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.campaign_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.catalog_item_options (
    id bigint NOT NULL,
    catalog_item_id bigint NOT NULL,
    code text NOT NULL,
    unit_code text NOT NULL,
    "position" integer NOT NULL
);

CREATE TABLE public.catalog_items (
    id bigint NOT NULL,
    catalog_type_id bigint NOT NULL,
    category_id bigint NOT NULL,
    code text NOT NULL,
    "position" integer NOT NULL
);

CREATE TABLE public.catalog_menus (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    provider_id bigint NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    price integer NOT NULL,
    currency text NOT NULL,
    min_guest_count integer,
    max_guest_count integer,
    expire_at date NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    pdf_key text,
    pdf_name text,
    pdf_size integer,
    CONSTRAINT catalog_menus_check CHECK ((((pdf_key IS NULL) = (pdf_name IS NULL)) AND ((pdf_key IS NULL) = (pdf_size IS NULL))))
);

ALTER TABLE public.catalog_menus ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.catalog_menus_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.catalog_prices (
    customer_id bigint NOT NULL,
    catalog_id bigint NOT NULL,
    catalog_item_option_id bigint NOT NULL,
    week_period text NOT NULL,
    price integer NOT NULL,
    unit integer NOT NULL,
    currency text NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT catalog_prices_week_period_check CHECK ((week_period = ANY (ARRAY['weekday'::text, 'weekend'::text, 'all'::text])))
);

CREATE TABLE public.catalog_types (
    id bigint NOT NULL,
    code text NOT NULL
);

CREATE TABLE public.catalogs (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    provider_id bigint NOT NULL,
    catalog_type_id bigint NOT NULL,
    expire_at date NOT NULL,
    unit integer DEFAULT 1 NOT NULL,
    currency text NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE public.catalogs ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.catalogs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.categories (
    id bigint NOT NULL,
    category_type text NOT NULL,
    roi_min_lead_count integer NOT NULL,
    has_spaces boolean NOT NULL,
    has_menus boolean NOT NULL,
    has_items boolean NOT NULL
);

CREATE TABLE public.cities (
    id bigint NOT NULL,
    region_id bigint NOT NULL,
    name text NOT NULL,
    "position" integer NOT NULL
);

CREATE TABLE public.config_items (
    id bigint NOT NULL,
    item_type text NOT NULL,
    item_id text NOT NULL,
    "position" integer NOT NULL,
    status text NOT NULL,
    value text,
    CONSTRAINT config_items_status_check CHECK ((status = ANY (ARRAY['active'::text, 'passive'::text])))
);

ALTER TABLE public.config_items ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.config_items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.consumer_keys (
    key text NOT NULL,
    customer_id bigint NOT NULL
);

CREATE TABLE public.contacts (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    customer_user_id bigint NOT NULL,
    type text NOT NULL,
    value text NOT NULL,
    is_primary boolean NOT NULL,
    verified_at timestamp(3) with time zone,
    notifies_lead boolean DEFAULT true NOT NULL,
    notifies_message boolean DEFAULT true NOT NULL,
    notifies_system boolean DEFAULT true NOT NULL,
    CONSTRAINT contacts_type_check CHECK ((type = ANY (ARRAY['mobile'::text, 'phone'::text, 'email'::text])))
);

ALTER TABLE public.contacts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.contacts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.customer_accounts (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    holder text NOT NULL,
    bank text NOT NULL,
    iban text,
    account_number text,
    merchant_status text DEFAULT 'pending'::text NOT NULL,
    reject_reason text,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT customer_accounts_check CHECK (((iban IS NULL) <> (account_number IS NULL))),
    CONSTRAINT customer_accounts_merchant_status_check CHECK ((merchant_status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text])))
);

ALTER TABLE public.customer_accounts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.customer_accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.customer_actions (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    customer_user_id bigint NOT NULL,
    type text NOT NULL,
    kind text,
    provider_id bigint,
    note text,
    created_at timestamp(3) with time zone NOT NULL
);

ALTER TABLE public.customer_actions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.customer_actions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.customer_spaces (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    provider_id bigint NOT NULL,
    name text NOT NULL,
    space_type text NOT NULL,
    kind text NOT NULL,
    meal_min integer,
    meal_max integer,
    cocktail_min integer,
    cocktail_max integer,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT customer_spaces_kind_check CHECK ((kind = ANY (ARRAY['package'::text, 'per_person'::text]))),
    CONSTRAINT customer_spaces_space_type_check CHECK ((space_type = ANY (ARRAY['indoor'::text, 'outdoor'::text, 'both'::text])))
);

ALTER TABLE public.customer_spaces ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.customer_spaces_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.customer_user_providers (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    customer_user_id bigint NOT NULL,
    provider_id bigint NOT NULL,
    can_receive_leads boolean DEFAULT true NOT NULL,
    can_receive_leads_sms boolean DEFAULT false NOT NULL,
    show_as_contact boolean DEFAULT true NOT NULL,
    signature_content text DEFAULT ''::text NOT NULL,
    signature_image_key text
);

ALTER TABLE public.customer_user_providers ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.customer_user_providers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.customer_users (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    username text NOT NULL,
    email text,
    phone text,
    city text,
    preferred_language text,
    can_manage boolean DEFAULT false NOT NULL,
    password_hash text,
    password_change_required boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    title_id text,
    role_id text,
    profile_video text,
    bio text,
    image_key text,
    birth_date date,
    identity_number text,
    google_id text,
    facebook_id text,
    has_advisor_service boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT customer_users_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'passive'::text])))
);

ALTER TABLE public.customer_users ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.customer_users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.customers (
    id bigint NOT NULL,
    name text NOT NULL,
    is_paid boolean DEFAULT true NOT NULL,
    crm_status text,
    account_manager_email text,
    country_code text NOT NULL,
    time_zone text NOT NULL,
    currency text NOT NULL,
    lead_limit integer,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    company_type text,
    company_extension text,
    tax_number text,
    address text
);

ALTER TABLE public.customers ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.customers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.deliveries (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    channel text NOT NULL,
    sender text NOT NULL,
    recipient text NOT NULL,
    subject text,
    body text NOT NULL,
    locale text NOT NULL,
    status text DEFAULT 'queued'::text NOT NULL,
    lead_message_id bigint,
    created_at timestamp(3) with time zone NOT NULL
);

ALTER TABLE public.deliveries ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.deliveries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.discount_coupons (
    code text NOT NULL,
    ratio integer,
    amount integer,
    currency text,
    valid_until date NOT NULL,
    CONSTRAINT discount_coupons_check CHECK (((ratio IS NULL) <> (amount IS NULL))),
    CONSTRAINT discount_coupons_check1 CHECK (((amount IS NULL) = (currency IS NULL))),
    CONSTRAINT discount_coupons_code_check CHECK ((code = upper(code)))
);

CREATE TABLE public.discount_documents (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    discount_id bigint NOT NULL,
    name text NOT NULL,
    size bigint NOT NULL,
    content_type text NOT NULL,
    file_key text NOT NULL,
    deleted_at timestamp(3) with time zone
);

ALTER TABLE public.discount_documents ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.discount_documents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.discounts (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    provider_id bigint NOT NULL,
    intro text NOT NULL,
    discount_type text NOT NULL,
    discount_ratio integer,
    installment_count integer,
    regular_price integer,
    discounted_price integer,
    is_primary boolean NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone,
    deleted_at timestamp(3) with time zone,
    CONSTRAINT discounts_check CHECK (((discount_type = 'discount'::text) = (discount_ratio IS NOT NULL))),
    CONSTRAINT discounts_check1 CHECK (((discount_type = 'installment'::text) = (installment_count IS NOT NULL))),
    CONSTRAINT discounts_discount_type_check CHECK ((discount_type = ANY (ARRAY['discount'::text, 'installment'::text])))
);

ALTER TABLE public.discounts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.discounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.districts (
    id bigint NOT NULL,
    city_id bigint NOT NULL,
    name text NOT NULL
);

ALTER TABLE public.districts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.districts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.exports (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    author_id bigint NOT NULL,
    kind text NOT NULL,
    format text NOT NULL,
    filters jsonb NOT NULL,
    locale text NOT NULL,
    status text DEFAULT 'queued'::text NOT NULL,
    row_count integer,
    file_key text,
    created_at timestamp(3) with time zone NOT NULL,
    ready_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone NOT NULL
);

ALTER TABLE public.exports ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.exports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.feed_events (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    customer_user_id bigint NOT NULL,
    kind text NOT NULL,
    lead_id bigint NOT NULL,
    message_id bigint,
    couple_name text NOT NULL,
    provider_name text NOT NULL,
    at timestamp(3) with time zone NOT NULL
);

ALTER TABLE public.feed_events ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.feed_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.idempotency_keys (
    customer_id bigint NOT NULL,
    operation text NOT NULL,
    key text NOT NULL,
    body_hash text NOT NULL,
    status integer NOT NULL,
    answer json,
    created_at timestamp(3) with time zone NOT NULL,
    headers json
);

CREATE TABLE public.invitations (
    customer_id bigint NOT NULL,
    customer_user_id bigint NOT NULL,
    token_hash text NOT NULL,
    sent_to text NOT NULL,
    sent_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.item_option_groups (
    id bigint NOT NULL,
    category_id bigint NOT NULL,
    key text NOT NULL
);

CREATE TABLE public.item_options (
    id bigint NOT NULL,
    group_id bigint NOT NULL,
    key text NOT NULL,
    "position" integer NOT NULL
);

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.lead_details (
    customer_id bigint NOT NULL,
    lead_id bigint NOT NULL,
    ceremony_type text,
    needs text,
    updated_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.lead_directory (
    lead_id bigint NOT NULL,
    customer_id bigint NOT NULL
);

CREATE SEQUENCE public.lead_extension_numbers
    START WITH 100001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.lead_histories (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    lead_id bigint NOT NULL,
    type text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    actor_id bigint,
    detail text
);

ALTER TABLE public.lead_histories ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.lead_histories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.lead_interactions (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    lead_id bigint NOT NULL,
    type text NOT NULL,
    result text NOT NULL,
    note text,
    at timestamp(3) with time zone NOT NULL,
    author_id bigint NOT NULL
);

ALTER TABLE public.lead_interactions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.lead_interactions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.lead_messages (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    lead_id bigint NOT NULL,
    channel text NOT NULL,
    direction text NOT NULL,
    subject text,
    body text NOT NULL,
    status text NOT NULL,
    fail_reason text,
    author_id bigint,
    created_at timestamp(3) with time zone NOT NULL,
    read_at timestamp(3) with time zone
);

ALTER TABLE public.lead_messages ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.lead_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.lead_notes (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    lead_id bigint NOT NULL,
    author_id bigint NOT NULL,
    body text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone
);

ALTER TABLE public.lead_notes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.lead_notes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.lead_reminders (
    customer_id bigint NOT NULL,
    lead_id bigint NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    note text,
    author_id bigint NOT NULL
);

CREATE TABLE public.leads (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    provider_id bigint NOT NULL,
    extension_number text DEFAULT (nextval('public.lead_extension_numbers'::regclass))::text NOT NULL,
    couple_name text NOT NULL,
    search_name text NOT NULL,
    wedding_date date,
    organization_date date,
    status text NOT NULL,
    process_state text,
    display_state text NOT NULL,
    is_prepaid boolean DEFAULT false NOT NULL,
    is_wedding boolean DEFAULT true NOT NULL,
    is_spam_reported boolean DEFAULT false NOT NULL,
    first_lead_type text,
    last_call_result text,
    item_count integer DEFAULT 0 NOT NULL,
    unread_message_count integer DEFAULT 0 NOT NULL,
    phone text,
    email text,
    contact_preference text DEFAULT 'none'::text NOT NULL,
    budget_per_person integer,
    currency text NOT NULL,
    guest_count integer,
    message text,
    source text,
    is_read boolean DEFAULT false NOT NULL,
    reject_reason_id text,
    spam_reason_id text,
    other_provider_name text,
    deal_amount integer,
    preview_text text,
    preview_direction text,
    shown_at timestamp(3) with time zone,
    due_at timestamp(3) with time zone,
    first_response_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    last_activity_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    due_rank timestamp(3) with time zone GENERATED ALWAYS AS (COALESCE(due_at, 'infinity'::timestamp with time zone)) STORED NOT NULL,
    wedding_rank date GENERATED ALWAYS AS (COALESCE(wedding_date, 'infinity'::date)) STORED NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL
);

ALTER TABLE public.leads ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.leads_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.logins (
    login text NOT NULL,
    customer_id bigint NOT NULL,
    customer_user_id bigint NOT NULL
);

CREATE TABLE public.mail_template_attachments (
    customer_id bigint NOT NULL,
    mail_template_id bigint NOT NULL,
    attachment_id bigint NOT NULL,
    "position" integer NOT NULL
);

CREATE TABLE public.mail_templates (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    search_name text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone
);

ALTER TABLE public.mail_templates ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.mail_templates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.outbox_mails (
    id bigint NOT NULL,
    message_id text NOT NULL,
    sender text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text_body text NOT NULL,
    html_body text,
    received_at timestamp(3) with time zone NOT NULL
);

ALTER TABLE public.outbox_mails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.outbox_sms (
    id bigint NOT NULL,
    message_id text NOT NULL,
    recipient text NOT NULL,
    body text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);

ALTER TABLE public.outbox_sms ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_sms_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.password_resets (
    key_hash text NOT NULL,
    customer_id bigint NOT NULL,
    customer_user_id bigint NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.past_prices (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    provider_id bigint NOT NULL,
    catalog_id bigint NOT NULL,
    catalog_item_option_id bigint NOT NULL,
    week_period text NOT NULL,
    price integer NOT NULL,
    unit integer NOT NULL,
    currency text NOT NULL,
    valid_until date NOT NULL,
    changed_at timestamp(3) with time zone NOT NULL,
    changed_by bigint NOT NULL
);

ALTER TABLE public.past_prices ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.past_prices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.pending_payments (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    amount integer NOT NULL,
    currency text NOT NULL,
    due_date date NOT NULL,
    recurring_month integer NOT NULL
);

ALTER TABLE public.pending_payments ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.pending_payments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.prompts (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    provider_id bigint,
    type text NOT NULL,
    completed_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    link_path text,
    link_text text,
    CONSTRAINT prompts_link CHECK (((link_path IS NULL) = (link_text IS NULL))),
    CONSTRAINT prompts_type_check CHECK ((type = ANY (ARRAY['todo'::text, 'notification'::text])))
);

ALTER TABLE public.prompts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.prompts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.provider_categories (
    id bigint NOT NULL,
    category_id bigint NOT NULL,
    key text NOT NULL
);

CREATE TABLE public.provider_directory (
    provider_id bigint NOT NULL,
    customer_id bigint NOT NULL
);

CREATE TABLE public.provider_item_images (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    provider_item_id bigint NOT NULL,
    path text NOT NULL,
    "position" integer NOT NULL
);

ALTER TABLE public.provider_item_images ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.provider_item_images_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.provider_items (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    provider_id bigint NOT NULL,
    type text NOT NULL,
    name text NOT NULL,
    intro text,
    gift_text text,
    price integer,
    discounted_price integer,
    currency text NOT NULL,
    status text NOT NULL,
    reject_reason text,
    model_image_id bigint,
    model_name text,
    option_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT provider_items_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'passive'::text, 'rejected'::text]))),
    CONSTRAINT provider_items_type_check CHECK ((type = ANY (ARRAY['product'::text, 'offer'::text])))
);

ALTER TABLE public.provider_items ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.provider_items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.provider_page_access (
    customer_id bigint NOT NULL,
    customer_user_id bigint NOT NULL,
    provider_id bigint NOT NULL,
    page text NOT NULL,
    access text NOT NULL,
    CONSTRAINT provider_page_access_access_check CHECK ((access = ANY (ARRAY['read'::text, 'none'::text])))
);

CREATE TABLE public.provider_products (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    provider_id bigint NOT NULL,
    name text NOT NULL,
    date_start date NOT NULL,
    date_end date NOT NULL,
    is_switched_off boolean DEFAULT false NOT NULL,
    price integer NOT NULL,
    currency text NOT NULL,
    features text[] DEFAULT '{}'::text[] NOT NULL,
    rival_stats_access integer DEFAULT 0 NOT NULL,
    CONSTRAINT provider_products_check CHECK ((date_start <= date_end))
);

ALTER TABLE public.provider_products ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.provider_products_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.providers (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    category_id bigint NOT NULL,
    category_name text NOT NULL,
    city text NOT NULL,
    time_zone text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    category_type text DEFAULT 'service'::text NOT NULL,
    city_id bigint NOT NULL,
    district text,
    on_hold boolean DEFAULT false NOT NULL,
    latitude double precision,
    longitude double precision,
    phone text,
    website text,
    social_links jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT providers_category_type_check CHECK ((category_type = ANY (ARRAY['venue'::text, 'service'::text, 'product'::text]))),
    CONSTRAINT providers_check CHECK (((latitude IS NULL) = (longitude IS NULL)))
);

ALTER TABLE public.providers ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.providers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.quick_replies (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    author_id bigint NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);

ALTER TABLE public.quick_replies ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.quick_replies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.rate_limits (
    scope text NOT NULL,
    subject_hash text NOT NULL,
    window_ends_at timestamp(3) with time zone NOT NULL,
    tries integer NOT NULL
);

CREATE TABLE public.referral_proposals (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    customer_user_id bigint NOT NULL,
    company_name text NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    category_id bigint NOT NULL,
    campaign_id text NOT NULL,
    status text DEFAULT 'sent'::text NOT NULL,
    reward_amount integer,
    reward_currency text,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT referral_proposals_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'contacted'::text, 'signed'::text, 'paid'::text])))
);

ALTER TABLE public.referral_proposals ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.referral_proposals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.regions (
    id bigint NOT NULL,
    country_code text NOT NULL,
    name text NOT NULL
);

CREATE TABLE public.related_providers (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    provider_id bigint NOT NULL,
    related_provider_id bigint NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT related_providers_check CHECK ((related_provider_id <> provider_id))
);

ALTER TABLE public.related_providers ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.related_providers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.saved_views (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    author_id bigint NOT NULL,
    screen text NOT NULL,
    name text NOT NULL,
    filters jsonb NOT NULL,
    is_shared boolean NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);

ALTER TABLE public.saved_views ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.saved_views_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sessions (
    token_hash text NOT NULL,
    customer_id bigint NOT NULL,
    customer_user_id bigint NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    id bigint NOT NULL,
    user_agent text
);

ALTER TABLE public.sessions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.subscriptions (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    type text NOT NULL,
    date_start date NOT NULL,
    date_end date NOT NULL,
    auto_renew boolean NOT NULL
);

ALTER TABLE public.subscriptions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.subscriptions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.undo_entries (
    customer_id bigint NOT NULL,
    token_hash text NOT NULL,
    entity text NOT NULL,
    entity_id bigint,
    kept jsonb NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    actor_id bigint
);

INSERT INTO graphile_worker._private_jobs OVERRIDING SYSTEM VALUE VALUES
	(1, NULL, 1, '{"customerId":1,"exportId":1}', 0, '2026-11-22 13:17:19.354001+00', 0, 5, NULL, '2026-11-22 13:17:19.354001+00', '2026-11-22 13:17:19.354001+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(2, NULL, 2, '{"customerId":1,"exportId":1}', 0, '2026-12-01 14:00:00+00', 0, 12, NULL, '2026-11-22 13:17:19.354001+00', '2026-11-22 13:17:19.354001+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(3, NULL, 1, '{"customerId":1,"exportId":2}', 0, '2026-11-22 13:17:24.997714+00', 0, 5, NULL, '2026-11-22 13:17:24.997714+00', '2026-11-22 13:17:24.997714+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(4, NULL, 2, '{"customerId":1,"exportId":2}', 0, '2026-12-01 14:00:00+00', 0, 12, NULL, '2026-11-22 13:17:24.997714+00', '2026-11-22 13:17:24.997714+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(5, NULL, 3, '{"customerId":1,"deliveryId":1}', 0, '2026-11-22 13:17:25.178545+00', 0, 7, NULL, '2026-11-22 13:17:25.178545+00', '2026-11-22 13:17:25.178545+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(6, NULL, 3, '{"customerId":1,"deliveryId":2}', 0, '2026-11-22 13:17:25.19508+00', 0, 7, NULL, '2026-11-22 13:17:25.19508+00', '2026-11-22 13:17:25.19508+00', NULL, NULL, NULL, 0, NULL, DEFAULT),
	(7, NULL, 3, '{"customerId":1,"deliveryId":3}', 0, '2026-11-22 13:17:30.958953+00', 0, 5, NULL, '2026-11-22 13:17:30.958953+00', '2026-11-22 13:17:30.958953+00', NULL, NULL, NULL, 0, NULL, DEFAULT);

INSERT INTO graphile_worker._private_tasks OVERRIDING SYSTEM VALUE VALUES
	(1, 'write_export'),
	(2, 'forget_export'),
	(3, 'deliver');

INSERT INTO graphile_worker.migrations VALUES
	(1, '2026-11-22 13:16:15.61472+00', true),
	(2, '2026-11-22 13:16:15.641548+00', false),
	(3, '2026-11-22 13:16:15.858345+00', true),
	(4, '2026-11-22 13:16:15.86272+00', false),
	(5, '2026-11-22 13:16:15.88136+00', false),
	(6, '2026-11-22 13:16:15.884163+00', false),
	(7, '2026-11-22 13:16:15.887363+00', false),
	(8, '2026-11-22 13:16:15.889636+00', false),
	(9, '2026-11-22 13:16:15.895022+00', false),
	(10, '2026-11-22 13:16:15.896591+00', false),
	(11, '2026-11-22 13:16:15.897552+00', true),
	(12, '2026-11-22 13:16:15.929211+00', false),
	(13, '2026-11-22 13:16:15.930801+00', true),
	(14, '2026-11-22 13:16:15.932954+00', true),
	(15, '2026-11-22 13:16:15.934408+00', false),
	(16, '2026-11-22 13:16:15.93563+00', true),
	(17, '2026-11-22 13:16:15.938859+00', false),
	(18, '2026-11-22 13:16:15.941117+00', false),
	(19, '2026-11-22 13:16:15.945057+00', true),
	(20, '2026-11-22 13:16:15.946196+00', false);

INSERT INTO public.agreement_signs VALUES
	(1, 1, 1, 5, '2026-06-27 14:00:00+00'),
	(1, 2, 1, 1, '2026-06-27 14:00:00+00'),
	(1, 3, 2, 5, '2026-06-27 14:00:00+00'),
	(1, 4, 2, 1, '2026-06-27 14:00:00+00'),
	(1, 5, 3, 5, '2026-06-27 14:00:00+00'),
	(1, 6, 3, 1, '2026-06-27 14:00:00+00'),
	(2, 7, 5, 5, '2026-06-27 14:00:00+00'),
	(2, 8, 5, 1, '2026-06-27 14:00:00+00'),
	(3, 9, 6, 5, '2026-06-27 14:00:00+00'),
	(3, 10, 6, 1, '2026-06-27 14:00:00+00'),
	(4, 11, 7, 5, '2026-06-27 14:00:00+00'),
	(4, 12, 7, 1, '2026-06-27 14:00:00+00'),
	(5, 13, 8, 8, '2026-06-27 14:00:00+00'),
	(5, 14, 8, 4, '2026-06-27 14:00:00+00'),
	(6, 15, 9, 7, '2026-06-27 14:00:00+00'),
	(6, 16, 9, 3, '2026-06-27 14:00:00+00'),
	(1, 17, 1, 7, '2026-11-24 14:00:00+00');

INSERT INTO public.agreement_texts VALUES
	(1, 'terms_of_use', 1, 'en_CA', 'Terms of use', 'These terms are between your company and us.

You answer couples yourself, truthfully and in good time. You keep your pages and prices up to date.

You pass the details of couples on to nobody. Whoever signs in acts for your company.', true, '2026-01-05 08:00:00+00'),
	(2, 'terms_of_use', 1, 'de_DE', 'Nutzungsbedingungen', 'Diese Bedingungen gelten zwischen Ihrem Unternehmen und uns.

Sie antworten Paaren selbst, wahrheitsgemäß und rechtzeitig. Sie halten Ihre Seiten und Preise aktuell.

Sie geben die Daten der Paare an niemanden weiter. Wer sich anmeldet, handelt für Ihr Unternehmen.', true, '2026-01-05 08:00:00+00'),
	(3, 'terms_of_use', 1, 'tr_TR', 'Kullanım koşulları', 'Bu koşullar şirketiniz ile bizim aramızda geçerlidir.

Çiftlere kendiniz, doğru ve zamanında yanıt verirsiniz. Sayfalarınızı ve fiyatlarınızı güncel tutarsınız.

Çiftlerin bilgilerini kimseyle paylaşmazsınız. Oturum açan kişi şirketiniz adına hareket eder.', true, '2026-01-05 08:00:00+00'),
	(4, 'terms_of_use', 1, 'ar_AE', 'شروط الاستخدام', 'تسري هذه الشروط بين شركتكم وبيننا.

تردون على الأزواج بأنفسكم بصدق وفي الوقت المناسب، وتحافظون على تحديث صفحاتكم وأسعاركم.

لا تنقلون بيانات الأزواج إلى أي شخص. ومن يسجّل الدخول يتصرف باسم شركتكم.', true, '2026-01-05 08:00:00+00'),
	(5, 'data_processing', 1, 'en_CA', 'Data processing', 'We process the details of couples on your behalf, and only to pass them on to you.

They are stored in your region, seen by your users only, and deleted when you ask for it.', true, '2026-01-05 08:00:00+00'),
	(6, 'data_processing', 1, 'de_DE', 'Auftragsverarbeitung', 'Wir verarbeiten die Daten der Paare in Ihrem Auftrag und nur, um sie an Sie weiterzugeben.

Sie werden in Ihrer Region gespeichert, sind nur für Ihre Benutzer sichtbar und werden auf Ihren Wunsch gelöscht.', true, '2026-01-05 08:00:00+00'),
	(7, 'data_processing', 1, 'tr_TR', 'Veri işleme', 'Çiftlerin bilgilerini sizin adınıza ve yalnızca size iletmek için işleriz.

Bilgiler bölgenizde saklanır, yalnızca kullanıcılarınız tarafından görülür ve isteğiniz üzerine silinir.', true, '2026-01-05 08:00:00+00'),
	(8, 'data_processing', 1, 'ar_AE', 'معالجة البيانات', 'نعالج بيانات الأزواج نيابةً عنكم ولغرض نقلها إليكم فقط.

تُحفظ البيانات في منطقتكم، ولا يراها سوى مستخدميكم، وتُحذف بناءً على طلبكم.', true, '2026-01-05 08:00:00+00'),
	(9, 'marketing_consent', 1, 'en_CA', 'News and offers', 'We may write to you about new features and offers. You can take this back at any time.', false, '2026-01-05 08:00:00+00'),
	(10, 'marketing_consent', 1, 'de_DE', 'Neuigkeiten und Angebote', 'Wir dürfen Ihnen über neue Funktionen und Angebote schreiben. Sie können dies jederzeit widerrufen.', false, '2026-01-05 08:00:00+00'),
	(11, 'marketing_consent', 1, 'tr_TR', 'Haberler ve kampanyalar', 'Yeni özellikler ve kampanyalar hakkında size yazabiliriz. Bu izni istediğiniz zaman geri alabilirsiniz.', false, '2026-01-05 08:00:00+00'),
	(12, 'marketing_consent', 1, 'ar_AE', 'الأخبار والعروض', 'يجوز لنا مراسلتكم بشأن الميزات والعروض الجديدة. ويمكنكم سحب هذه الموافقة في أي وقت.', false, '2026-01-05 08:00:00+00');

INSERT INTO public.attachments VALUES
	(1, 2, 'Price list 2027.pdf.doc', 600, 'application/msword', '1/23e50907df25204ee6e4addf36dd9b76', '2026-11-24 14:00:00+00', NULL),
	(1, 1, 'Price list 2027.pdf.doc', 600, 'application/msword', '1/75b5d1b7db6447e9a70535cabb9a6403', '2026-11-24 14:00:00+00', NULL);

INSERT INTO public.audit_entries VALUES
	(1, 1, '2026-11-24 14:00:00+00', 1, 'signed_in', 'session', NULL, NULL),
	(1, 2, '2026-11-24 14:00:00+00', 1, 'created', 'discount', 9, NULL),
	(1, 3, '2026-11-24 14:00:00+00', 1, 'exported', 'export', 1, 'leads csv'),
	(1, 4, '2026-11-24 14:00:00+00', 1, 'created', 'attachment', 1, NULL),
	(1, 5, '2026-11-24 14:00:00+00', 1, 'created', 'calendar_event', 134, NULL),
	(1, 6, '2026-11-24 14:00:00+00', 1, 'created', 'catalog_menu', 6, NULL),
	(1, 7, '2026-11-24 14:00:00+00', 1, 'updated', 'catalog_menu', 1, NULL),
	(1, 8, '2026-11-24 14:00:00+00', 1, 'updated', 'catalog_menu', 1, 'pdf'),
	(1, 9, '2026-11-24 14:00:00+00', 1, 'created', 'customer_space', 10, NULL),
	(1, 10, '2026-11-24 14:00:00+00', 1, 'updated', 'customer_space', 1, NULL),
	(1, 11, '2026-11-24 14:00:00+00', 1, 'updated', 'customer_user', 1, 'name, phones'),
	(1, 12, '2026-11-24 14:00:00+00', 1, 'updated', 'customer_user_provider', 1, 'canReceiveLeads, canReceiveLeadsSms, showAsContact'),
	(1, 13, '2026-11-24 14:00:00+00', 1, 'created', 'contact', 22, NULL),
	(1, 14, '2026-11-24 14:00:00+00', 1, 'deleted', 'contact', 1, NULL),
	(1, 15, '2026-11-24 14:00:00+00', 1, 'created', 'agreement', 17, NULL),
	(1, 16, '2026-11-24 14:00:00+00', 1, 'updated', 'customer', 1, 'name, companyType, companyExtension, taxNumber, address, timeZone'),
	(1, 17, '2026-11-24 14:00:00+00', 1, 'updated', 'customer', 1, 'upgrade-request'),
	(1, 18, '2026-11-24 14:00:00+00', 1, 'created', 'customer_account', 7, NULL),
	(1, 19, '2026-11-24 14:00:00+00', 1, 'updated', 'customer_account', 1, 'holder'),
	(1, 20, '2026-11-24 14:00:00+00', 1, 'created', 'discount', 10, NULL);
INSERT INTO public.audit_entries VALUES
	(1, 21, '2026-11-24 14:00:00+00', 1, 'updated', 'discount', 1, NULL),
	(1, 22, '2026-11-24 14:00:00+00', 1, 'exported', 'export', 2, 'leads csv'),
	(1, 23, '2026-11-24 14:00:00+00', 1, 'updated', 'lead', 2, 'readStatus'),
	(1, 24, '2026-11-24 14:00:00+00', 1, 'updated', 'lead', 2, 'offer'),
	(1, 25, '2026-11-24 14:00:00+00', 1, 'updated', 'lead', 2, 'processState, readStatus, tags'),
	(1, 26, '2026-11-24 14:00:00+00', 1, 'updated', 'lead', 2, 'offer'),
	(1, 27, '2026-11-24 14:00:00+00', 1, 'created', 'lead_note', 357, NULL),
	(1, 28, '2026-11-24 14:00:00+00', 1, 'created', 'lead_message', 2101, 'email'),
	(1, 29, '2026-11-24 14:00:00+00', 1, 'created', 'lead_message', 2102, 'sms'),
	(1, 30, '2026-11-24 14:00:00+00', 1, 'updated', 'lead', 2, 'call no_answer'),
	(1, 31, '2026-11-24 14:00:00+00', 1, 'updated', 'lead_data', 2, NULL),
	(1, 32, '2026-11-24 14:00:00+00', 1, 'created', 'quick_reply', 19, NULL),
	(1, 33, '2026-11-24 14:00:00+00', 1, 'updated', 'quick_reply', 1, NULL),
	(1, 34, '2026-11-24 14:00:00+00', 1, 'deleted', 'quick_reply', 1, NULL),
	(1, 35, '2026-11-24 14:00:00+00', 1, 'updated', 'provider', 2, 'location, phone, website, socialLinks'),
	(1, 36, '2026-11-24 14:00:00+00', 1, 'updated', 'customer', 1, 'campaign-request'),
	(1, 37, '2026-11-24 14:00:00+00', 1, 'created', 'saved_view', 13, NULL),
	(1, 38, '2026-11-24 14:00:00+00', 1, 'created', 'template', 17, NULL),
	(1, 39, '2026-11-24 14:00:00+00', 1, 'updated', 'template', 1, NULL),
	(1, 40, '2026-11-24 14:00:00+00', 1, 'created', 'attachment', 2, NULL);
INSERT INTO public.audit_entries VALUES
	(1, 41, '2026-11-24 14:00:00+00', 1, 'updated', 'attachment', 1, 'name'),
	(1, 42, '2026-11-24 14:00:00+00', 1, 'updated', 'signature', 1, NULL);

INSERT INTO public.calendar_events VALUES
	(2, 76, 4, NULL, 'blocked', 'Closed for repairs', '2026-11-30 07:00:00+00', '2026-12-01 07:00:00+00', true, NULL, NULL, NULL),
	(2, 77, 4, NULL, 'blocked', 'Photo shoot', '2026-12-17 07:00:00+00', '2026-12-18 07:00:00+00', true, NULL, NULL, NULL),
	(3, 80, 5, NULL, 'blocked', 'Closed for repairs', '2026-11-30 05:00:00+00', '2026-12-01 05:00:00+00', true, NULL, NULL, NULL),
	(3, 81, 5, NULL, 'blocked', 'Photo shoot', '2026-12-12 05:00:00+00', '2026-12-13 05:00:00+00', true, NULL, NULL, NULL),
	(1, 2, 1, NULL, 'wedding', 'Ji-woo Chen & Kwame Charles', '2026-10-17 04:00:00+00', '2026-10-18 04:00:00+00', true, NULL, NULL, NULL),
	(1, 4, 1, NULL, 'wedding', 'Simone & Rowan', '2026-10-17 04:00:00+00', '2026-10-18 04:00:00+00', true, NULL, NULL, NULL),
	(1, 1, 1, NULL, 'wedding', 'Charlotte Campbell & Rowan Haddad', '2027-10-30 04:00:00+00', '2027-10-31 04:00:00+00', true, NULL, NULL, NULL),
	(1, 3, 1, NULL, 'wedding', 'Yasmin & Étienne', '2027-06-26 04:00:00+00', '2027-06-27 04:00:00+00', true, NULL, NULL, NULL),
	(2, 75, 4, NULL, 'wedding', 'Rosalind Patel & Declan Okonkwo', '2027-01-18 07:00:00+00', '2027-01-19 07:00:00+00', true, NULL, NULL, NULL),
	(3, 78, 5, NULL, 'wedding', 'Isabelle Rossi & Yusuf Wong', '2026-12-12 05:00:00+00', '2026-12-13 05:00:00+00', true, NULL, NULL, NULL),
	(3, 79, 5, NULL, 'wedding', 'Zainab Demir & Rowan Kim', '2026-10-31 04:00:00+00', '2026-11-01 04:00:00+00', true, NULL, NULL, NULL),
	(4, 82, 6, NULL, 'wedding', 'Anneke & Theo', '2027-07-17 06:00:00+00', '2027-07-18 06:00:00+00', true, NULL, NULL, NULL),
	(4, 83, 6, NULL, 'wedding', 'Tamsin Tremblay & Marcus Thériault', '2026-11-25 06:00:00+00', '2026-11-26 06:00:00+00', true, NULL, NULL, NULL),
	(4, 85, 6, NULL, 'appointment', 'Viewing with Beatrix Whitehorse & Caleb Moreau', '2026-11-25 18:00:00+00', '2026-11-25 19:00:00+00', false, NULL, NULL, NULL),
	(4, 84, 6, NULL, 'wedding', 'Sienna Weber & Mateo Gagnon', '2027-08-14 06:00:00+00', '2027-08-15 06:00:00+00', true, NULL, NULL, NULL),
	(5, 95, 8, NULL, 'wedding', 'نورة المزروعي وإبراهيم درويش', '2027-06-28 20:00:00+00', '2027-06-29 20:00:00+00', true, NULL, NULL, NULL),
	(5, 96, 8, NULL, 'wedding', 'عائشة وراشد', '2027-04-19 20:00:00+00', '2027-04-20 20:00:00+00', true, NULL, NULL, NULL),
	(5, 97, 8, NULL, 'wedding', 'نورة حداد وأحمد الشامسي', '2028-01-01 20:00:00+00', '2028-01-02 20:00:00+00', true, NULL, NULL, NULL),
	(5, 98, 8, NULL, 'wedding', 'ليلى وسلطان', '2028-01-21 20:00:00+00', '2028-01-22 20:00:00+00', true, NULL, NULL, NULL),
	(6, 116, 10, NULL, 'wedding', 'Tuğçe Çelik & Mert Doğan', '2027-06-04 21:00:00+00', '2027-06-05 21:00:00+00', true, NULL, NULL, NULL);
INSERT INTO public.calendar_events VALUES
	(6, 114, 10, NULL, 'wedding', 'Selin Erdoğmuş & Volkan Şahin', '2027-09-11 21:00:00+00', '2027-09-12 21:00:00+00', true, NULL, NULL, NULL),
	(6, 115, 10, NULL, 'wedding', 'Zeynep & Oğuz', '2026-11-27 21:00:00+00', '2026-11-28 21:00:00+00', true, NULL, NULL, NULL),
	(6, 117, 10, NULL, 'wedding', 'Ece & Serkan', '2026-08-28 21:00:00+00', '2026-08-29 21:00:00+00', true, NULL, NULL, NULL);

INSERT INTO public.campaign_requests VALUES
	(1, 1, 1, '417', 'Rosewood Venues', 'Mara Lindqvist', '2026-11-24 14:00:00+00');

INSERT INTO public.catalog_item_options VALUES
	(1, 1, 'set_menu', 'guests', 1),
	(2, 1, 'buffet', 'guests', 2),
	(3, 2, 'whole_day', 'hours', 1),
	(4, 2, 'half_day', 'hours', 2),
	(5, 3, 'set_menu', 'guests', 1),
	(6, 3, 'buffet', 'guests', 2),
	(7, 4, 'whole_day', 'hours', 1),
	(8, 4, 'half_day', 'hours', 2),
	(9, 5, 'printed_album', 'pages', 1),
	(10, 6, 'table_decoration', 'tables', 1),
	(11, 6, 'bridal_bouquet', 'pieces', 2),
	(12, 7, 'live_band', 'hours', 1),
	(13, 7, 'dj', 'hours', 2),
	(14, 8, 'set_menu', 'guests', 1),
	(15, 8, 'buffet', 'guests', 2),
	(16, 9, 'open_bar', 'guests', 1),
	(17, 10, 'hire', 'days', 1),
	(18, 10, 'purchase', 'pieces', 2);

INSERT INTO public.catalog_items VALUES
	(1, 1, 1, 'dinner', 1),
	(2, 1, 1, 'venue_hire', 2),
	(3, 2, 1, 'dinner', 3),
	(4, 1, 2, 'photography', 4),
	(5, 1, 2, 'album', 5),
	(6, 1, 3, 'flowers', 6),
	(7, 1, 4, 'music', 7),
	(8, 1, 5, 'dinner', 8),
	(9, 1, 5, 'drinks', 9),
	(10, 1, 6, 'dress', 10);

INSERT INTO public.catalog_menus VALUES
	(1, 2, 1, 'Long lunch', 'per_person', 68, 'CAD', 20, 80, '2027-01-23', '', NULL, NULL, NULL),
	(3, 3, 5, 'Table d’hôte', 'per_person', 78, 'CAD', 30, 150, '2026-12-14', '', NULL, NULL, NULL),
	(5, 4, 8, 'مائدة العُرس', 'per_person', 220, 'AED', 150, 800, '2027-01-08', 'تشمل القهوة العربية.', NULL, NULL, NULL),
	(6, 5, 10, 'Boğaz sofrası', 'per_person', 1450, 'TRY', 80, 450, '2026-12-22', 'Servis ücreti dahildir.', NULL, NULL, NULL),
	(1, 6, 2, 'Harvest table', 'per_person', 95, 'CAD', 40, 180, '2026-12-31', 'Vegetarian on request.', NULL, NULL, NULL),
	(1, 1, 1, 'Harvest table', 'per_person', 95, 'CAD', 40, 180, '2026-12-31', 'Vegetarian on request.', '1/1eda610e2f2a46ee01eac6bae9ee4bf7', 'a.pdf', 14);

INSERT INTO public.catalog_prices VALUES
	(1, 1, 1, 'weekday', 95, 1, 'CAD', 1),
	(1, 1, 1, 'weekend', 125, 1, 'CAD', 2),
	(1, 1, 2, 'all', 85, 1, 'CAD', 3),
	(1, 1, 3, 'weekday', 3200, 12, 'CAD', 4),
	(1, 1, 3, 'weekend', 5400, 12, 'CAD', 5),
	(1, 2, 5, 'all', 70, 1, 'CAD', 1),
	(1, 3, 4, 'all', 1800, 6, 'CAD', 1),
	(2, 4, 7, 'all', 3400, 10, 'CAD', 1),
	(2, 4, 8, 'all', 2100, 5, 'CAD', 2),
	(2, 4, 9, 'all', 480, 40, 'CAD', 3),
	(3, 5, 14, 'all', 78, 1, 'CAD', 1),
	(4, 6, 1, 'all', 140, 1, 'CAD', 1),
	(5, 7, 1, 'weekday', 220, 1, 'AED', 1),
	(5, 7, 1, 'weekend', 290, 1, 'AED', 2),
	(6, 8, 1, 'weekday', 1450, 1, 'TRY', 1),
	(6, 8, 1, 'weekend', 1900, 1, 'TRY', 2);

INSERT INTO public.catalog_types VALUES
	(1, 'wedding'),
	(2, 'party');

INSERT INTO public.catalogs VALUES
	(1, 1, 1, 1, '2027-01-01', 1, 'CAD', 1),
	(1, 2, 1, 2, '2026-11-18', 1, 'CAD', 1),
	(1, 3, 3, 1, '2026-12-06', 1, 'CAD', 1),
	(2, 4, 4, 1, '2027-01-18', 1, 'CAD', 1),
	(3, 5, 5, 1, '2026-10-25', 1, 'CAD', 1),
	(4, 6, 6, 1, '2027-02-02', 1, 'CAD', 1),
	(5, 7, 8, 1, '2027-01-08', 1, 'AED', 1),
	(6, 8, 10, 1, '2026-12-22', 1, 'TRY', 1);

INSERT INTO public.categories VALUES
	(1, 'venue', 20, true, true, false),
	(2, 'service', 15, false, false, true),
	(3, 'product', 15, false, false, true),
	(4, 'service', 15, false, false, true),
	(5, 'service', 20, false, true, false),
	(6, 'product', 10, false, false, true);

INSERT INTO public.cities VALUES
	(1, 1, 'Toronto', 1),
	(2, 1, 'Ottawa', 2),
	(3, 1, 'Kingston', 8),
	(4, 1, 'Muskoka', 10),
	(5, 2, 'Montréal', 3),
	(6, 2, 'Québec', 7),
	(7, 3, 'Vancouver', 4),
	(8, 3, 'Victoria', 9),
	(9, 4, 'Calgary', 5),
	(10, 4, 'Edmonton', 6),
	(11, 5, 'New York', 1),
	(12, 6, 'Los Angeles', 2),
	(13, 7, 'Chicago', 3),
	(14, 8, 'Sydney', 1),
	(15, 9, 'Melbourne', 2),
	(16, 10, 'دبي', 1),
	(17, 11, 'أبوظبي', 2),
	(18, 12, 'الشارقة', 3),
	(19, 13, 'الرياض', 1),
	(20, 14, 'جدة', 2);
INSERT INTO public.cities VALUES
	(21, 15, 'Berlin', 1),
	(22, 16, 'München', 2),
	(23, 17, 'Hamburg', 3),
	(24, 18, 'İstanbul', 1),
	(25, 18, 'Bursa', 4),
	(26, 19, 'Ankara', 2),
	(27, 20, 'İzmir', 3);

INSERT INTO public.config_items VALUES
	(1, 'provider_testimonial_added_by', 'couple', 1, 'active', NULL),
	(2, 'provider_testimonial_added_by', 'provider', 2, 'active', NULL),
	(3, 'provider_testimonial_added_by', 'editor', 3, 'active', NULL),
	(4, 'providerTestimonialRejectedReason', 'not_a_customer', 1, 'active', NULL),
	(9, 'customer_menu_pricing_type', 'package', 2, 'active', NULL),
	(5, 'providerTestimonialRejectedReason', 'offensive', 2, 'active', NULL),
	(6, 'providerTestimonialRejectedReason', 'duplicate', 3, 'active', NULL),
	(7, 'providerTestimonialRejectedReason', 'other', 4, 'active', NULL),
	(8, 'customer_menu_pricing_type', 'per_person', 1, 'active', NULL),
	(10, 'currency', 'CAD', 1, 'active', NULL),
	(11, 'currency', 'USD', 2, 'active', NULL),
	(12, 'currency', 'AUD', 3, 'active', NULL),
	(13, 'currency', 'AED', 4, 'active', NULL),
	(14, 'currency', 'SAR', 5, 'active', NULL),
	(15, 'currency', 'EUR', 6, 'active', NULL),
	(16, 'currency', 'TRY', 7, 'active', NULL),
	(17, 'customer_user_role', 'account_manager', 1, 'active', NULL),
	(18, 'customer_user_role', 'user', 2, 'active', NULL),
	(19, 'available_languages', 'en_CA', 1, 'active', NULL),
	(20, 'available_languages', 'en_US', 2, 'active', NULL);
INSERT INTO public.config_items VALUES
	(21, 'available_languages', 'en_AU', 3, 'active', NULL),
	(22, 'available_languages', 'en_SA', 4, 'active', NULL),
	(23, 'available_languages', 'ar_AE', 5, 'active', NULL),
	(24, 'available_languages', 'ar_SA', 6, 'active', NULL),
	(25, 'available_languages', 'de_DE', 7, 'active', NULL),
	(26, 'available_languages', 'tr_TR', 8, 'active', NULL),
	(27, 'organization_type', 'wedding', 1, 'active', NULL),
	(28, 'organization_type', 'engagement', 2, 'active', NULL),
	(29, 'organization_type', 'henna_night', 3, 'active', NULL),
	(30, 'organization_type', 'birthday', 4, 'active', NULL),
	(31, 'organization_type', 'corporate', 5, 'active', NULL),
	(32, 'organization_type', 'other', 6, 'active', NULL),
	(33, 'lead_status', 'new', 1, 'active', NULL),
	(34, 'lead_status', 'pending', 2, 'active', NULL),
	(35, 'lead_status', 'in_contact', 3, 'active', NULL),
	(36, 'lead_status', 'offer_made', 4, 'active', NULL),
	(37, 'lead_status', 'deal', 5, 'active', NULL),
	(38, 'lead_status', 'rejected', 6, 'active', NULL),
	(39, 'lead_status', 'not_wedding', 7, 'active', NULL),
	(40, 'lead_status', 'dealt_with_other', 8, 'active', NULL);
INSERT INTO public.config_items VALUES
	(41, 'lead_process_state', 'first_contact', 1, 'active', NULL),
	(42, 'lead_process_state', 'visit_planned', 2, 'active', NULL),
	(43, 'lead_process_state', 'visited', 3, 'active', NULL),
	(44, 'lead_process_state', 'negotiating', 4, 'active', NULL),
	(45, 'lead_process_state', 'contract_sent', 5, 'active', NULL),
	(46, 'info_request_reject_reason_id', 'date_taken', 1, 'active', NULL),
	(47, 'info_request_reject_reason_id', 'too_expensive', 2, 'active', NULL),
	(48, 'info_request_reject_reason_id', 'too_few_guests', 3, 'active', NULL),
	(49, 'info_request_reject_reason_id', 'no_answer', 4, 'active', NULL),
	(50, 'info_request_reject_reason_id', 'chose_other', 5, 'active', NULL),
	(51, 'info_request_reject_reason_id', 'other', 6, 'active', NULL),
	(52, 'provider_item_statuses', 'pending', 1, 'active', NULL),
	(53, 'provider_item_statuses', 'active', 2, 'active', NULL),
	(54, 'provider_item_statuses', 'passive', 3, 'active', NULL),
	(55, 'provider_item_statuses', 'rejected', 4, 'active', NULL),
	(56, 'provider_review_channel', 'google', 1, 'active', NULL),
	(57, 'provider_review_channel', 'facebook', 2, 'active', NULL),
	(58, 'provider_review_channel', 'website', 3, 'active', NULL),
	(59, 'discount_type', 'discount', 1, 'active', NULL),
	(60, 'discount_type', 'installment', 2, 'active', NULL);
INSERT INTO public.config_items VALUES
	(61, 'provider_form_group', 'general', 1, 'active', NULL),
	(62, 'provider_form_group', 'capacity', 2, 'active', NULL),
	(63, 'provider_form_group', 'price', 3, 'active', NULL),
	(64, 'provider_form_group', 'services', 4, 'active', NULL),
	(69, 'customer_user_title', 'owner', 1, 'active', NULL),
	(70, 'customer_user_title', 'manager', 2, 'active', NULL),
	(71, 'customer_user_title', 'sales', 3, 'active', NULL),
	(72, 'customer_user_title', 'assistant', 4, 'active', NULL),
	(73, 'payment_status', 'pending', 1, 'active', NULL),
	(74, 'payment_status', 'paid', 2, 'active', NULL),
	(75, 'payment_status', 'failed', 3, 'active', NULL),
	(76, 'payment_status', 'refunded', 4, 'active', NULL),
	(77, 'payment_type', 'credit_card', 1, 'active', NULL),
	(78, 'payment_type', 'bank_transfer', 2, 'active', NULL),
	(79, 'lead_report_reasons', 'advertising', 1, 'active', NULL),
	(80, 'lead_report_reasons', 'fake_details', 2, 'active', NULL),
	(81, 'lead_report_reasons', 'abusive', 3, 'active', NULL),
	(82, 'lead_report_reasons', 'duplicate', 4, 'active', NULL),
	(83, 'lead_report_reasons', 'other', 5, 'active', NULL),
	(84, 'customer_company_type', 'sole', 1, 'active', NULL);
INSERT INTO public.config_items VALUES
	(85, 'customer_company_type', 'limited', 2, 'active', NULL),
	(86, 'customer_company_type', 'corporation', 3, 'active', NULL),
	(87, 'customer_company_extension', 'ltd', 1, 'active', NULL),
	(88, 'customer_company_extension', 'inc', 2, 'active', NULL),
	(89, 'customer_company_extension', 'llc', 3, 'active', NULL),
	(90, 'customer_company_extension', 'gmbh', 4, 'active', NULL),
	(91, 'allowed_provider_category_ids', '1', 1, 'active', NULL),
	(92, 'allowed_provider_category_ids', '2', 2, 'active', NULL),
	(93, 'allowed_provider_category_ids', '3', 3, 'active', NULL),
	(94, 'allowed_provider_category_ids', '4', 4, 'active', NULL),
	(95, 'allowed_provider_category_ids', '5', 5, 'active', NULL),
	(96, 'allowed_provider_category_ids', '6', 6, 'active', NULL),
	(65, 'campaign_id', 'referral', 1, 'active', '417'),
	(66, 'campaign_id', 'early_booking', 2, 'active', '418'),
	(67, 'campaign_id', 'weekday', 3, 'active', '419'),
	(68, 'campaign_id', 'off_season', 4, 'active', '420');

INSERT INTO public.consumer_keys VALUES
	('ck_rosewood', 1),
	('ck_felix', 2),
	('ck_lavande', 3),
	('ck_saffron', 4),
	('ck_nakheel', 5),
	('ck_bogaz', 6);

INSERT INTO public.contacts VALUES
	(1, 3, 2, 'email', 'jonas@rosewood.example', true, '2026-06-27 14:00:00+00', true, true, true),
	(1, 4, 2, 'mobile', '+16135550102', true, NULL, true, true, true),
	(1, 5, 3, 'email', 'camille@rosewood.example', true, '2026-06-27 14:00:00+00', true, true, true),
	(1, 6, 3, 'mobile', '+16135550103', true, NULL, true, true, true),
	(1, 7, 4, 'email', 'sofia@rosewood.example', true, NULL, true, true, true),
	(1, 8, 4, 'mobile', '+17055550104', true, NULL, true, true, true),
	(2, 9, 5, 'email', 'felix@arden.example', true, '2026-06-27 14:00:00+00', true, true, true),
	(2, 10, 5, 'mobile', '+16045550105', true, NULL, true, true, true),
	(3, 11, 6, 'email', 'ines@lavande.example', true, '2026-06-27 14:00:00+00', true, true, true),
	(3, 12, 6, 'mobile', '+15145550106', true, NULL, true, true, true),
	(4, 13, 7, 'email', 'priya@saffron.example', true, '2026-06-27 14:00:00+00', true, true, true),
	(4, 14, 7, 'mobile', '+14035550107', true, NULL, true, true, true),
	(5, 15, 8, 'email', 'noura@nakheel.example', true, '2026-06-27 14:00:00+00', true, true, true),
	(5, 16, 8, 'mobile', '+971500000108', true, NULL, true, true, true),
	(6, 17, 9, 'email', 'emre@bogaz.example', true, '2026-06-27 14:00:00+00', true, true, true),
	(6, 18, 9, 'mobile', '+905000000109', true, NULL, true, true, true),
	(1, 21, 1, 'mobile', '+16135550102', true, NULL, true, true, true),
	(1, 22, 1, 'email', 'events@rosewood.example', true, NULL, true, true, true);

INSERT INTO public.customer_accounts VALUES
	(2, 2, 'Felix Arden Photography', 'Example Bank', NULL, '00042-117-8812302', 'approved', NULL, '2026-08-26 14:00:00+00'),
	(3, 3, 'Maison Lavande', 'Example Bank', NULL, '00042-117-8812303', 'pending', NULL, '2026-08-26 14:00:00+00'),
	(4, 4, 'Saffron House', 'Example Bank', NULL, '00042-117-8812304', 'approved', NULL, '2026-08-26 14:00:00+00'),
	(5, 5, 'قاعات النخيل', 'Example Bank', NULL, '00042-117-8812305', 'approved', NULL, '2026-08-26 14:00:00+00'),
	(6, 6, 'Boğaz Davet Evi', 'Example Bank', NULL, '00042-117-8812306', 'approved', NULL, '2026-08-26 14:00:00+00'),
	(1, 7, 'Rosewood Venues Ltd.', 'Ottawa Savings', 'DE89370400440532013000', NULL, 'pending', NULL, '2026-11-24 14:00:00+00'),
	(1, 1, 'Rosewood Venues Inc.', 'Example Bank', NULL, '00042-117-8812301', 'pending', NULL, '2026-08-26 14:00:00+00');

INSERT INTO public.customer_actions VALUES
	(1, 1, 1, 'upgrade-request', 'rival-stats', 2, 'Please call after four.', '2026-11-24 14:00:00+00');

INSERT INTO public.customer_spaces VALUES
	(1, 2, 1, 'Rose lawn', 'outdoor', 'per_person', 50, NULL, NULL, NULL, 1),
	(1, 3, 2, 'Grain hall', 'indoor', 'package', 30, 140, NULL, NULL, 1),
	(1, 4, 2, 'Orchard', 'outdoor', 'package', NULL, NULL, NULL, NULL, 1),
	(4, 5, 6, 'Great hall', 'indoor', 'package', 100, 600, 150, 900, 1),
	(5, 6, 8, 'القاعة الذهبية', 'indoor', 'package', 150, 800, NULL, NULL, 1),
	(5, 7, 8, 'الحديقة', 'outdoor', 'per_person', NULL, NULL, 80, 300, 1),
	(6, 8, 10, 'Balo salonu', 'indoor', 'package', 80, 450, 120, 700, 1),
	(6, 9, 10, 'İskele', 'outdoor', 'per_person', NULL, NULL, 60, 250, 1),
	(1, 10, 2, 'Orangery', 'indoor', 'package', 40, 220, 60, 300, 1),
	(1, 1, 1, 'Orangery', 'indoor', 'package', 40, 220, 60, 300, 2);

INSERT INTO public.customer_user_providers VALUES
	(1, 2, 1, 2, true, false, true, 'Mara Lindqvist
Rosewood Venues', NULL),
	(1, 3, 1, 3, false, false, true, 'Mara Lindqvist
Rosewood Venues', NULL),
	(1, 4, 2, 2, true, true, true, 'Jonas Okafor
Rosewood Venues', NULL),
	(1, 5, 3, 1, false, false, true, 'Camille Roy
Rosewood Venues', NULL),
	(1, 6, 4, 3, true, false, true, 'Sofia Brandt
Rosewood Venues', NULL),
	(2, 7, 5, 4, true, false, true, 'Felix Arden
Felix Arden Photography', NULL),
	(3, 8, 6, 5, true, false, true, 'Inès Caron
Maison Lavande', NULL),
	(4, 9, 7, 6, true, true, true, 'Priya Raman
Saffron House', NULL),
	(4, 10, 7, 7, true, false, true, 'Priya Raman
Saffron House', NULL),
	(5, 11, 8, 8, true, true, true, 'نورة السويدي
قاعات النخيل', NULL),
	(5, 12, 8, 9, true, false, true, 'نورة السويدي
قاعات النخيل', NULL),
	(6, 13, 9, 10, true, true, true, 'Emre Yıldırım
Boğaz Davet Evi', NULL),
	(1, 1, 1, 1, true, false, true, 'Mara Lindqvist
Rosewood Garden', NULL);

INSERT INTO public.customer_users VALUES
	(1, 2, 'eb258530-0bbc-41de-a09d-8482ca93d706', 'Jonas Okafor', 'jonas', 'jonas@rosewood.example', '+16135550102', 'Kingston', 'en_CA', false, '$argon2id$v=19$m=19456,t=2,p=1$AEow0EK8lurboVjCp6lbiQ$2Yg0RiAv2/hyeaziTDg4EFjmoZZhXLYM0CaZkpV5aMQ', false, '2026-11-22 13:16:15.955+00', 'active', 'sales', 'user', NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 1),
	(1, 3, 'da666d20-4a0b-44de-b1e5-62141128fe1b', 'Camille Roy', 'renew', 'camille@rosewood.example', '+16135550103', 'Ottawa', 'en_CA', false, '$argon2id$v=19$m=19456,t=2,p=1$MpOvf+CErmocKaXScJXnCw$m5TsQgWnmpYK+MLdNRTreJD+s2dOxvFhx333X4xj4bo', true, '2026-11-22 13:16:15.955+00', 'active', 'sales', 'user', NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 1),
	(1, 4, 'b7287e67-7e8d-412f-8b64-1ef895a6fa13', 'Sofia Brandt', 'sofia', 'sofia@rosewood.example', '+17055550104', 'Muskoka', 'de_DE', false, NULL, false, '2026-11-22 13:16:15.955+00', 'active', 'sales', 'user', NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 1),
	(2, 5, '2415af9d-a521-48da-b7cf-894a817c898c', 'Felix Arden', 'felix', 'felix@arden.example', '+16045550105', 'Vancouver', 'en_CA', true, '$argon2id$v=19$m=19456,t=2,p=1$Fz08PFPUFwarmTG6AUyq7g$3Frjx155Pr/7jkQrhYfknEiDe0p8Rqz23l2yrpvcUgg', false, '2026-11-22 13:16:15.955+00', 'active', 'owner', 'account_manager', NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 1),
	(3, 6, '68667952-e1d6-4d55-9060-5db9772274e5', 'Inès Caron', 'ines', 'ines@lavande.example', '+15145550106', 'Montréal', 'en_CA', true, '$argon2id$v=19$m=19456,t=2,p=1$1GmtvbkD+D4W5uHwY3Ymkg$uhRHlt8j0V/YY6ij9cSetGUe+i6R8Ec65ob9P3GIzu4', false, '2026-11-22 13:16:15.955+00', 'active', 'owner', 'account_manager', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, 1),
	(4, 7, '53ef8d6f-f25f-42ff-a625-5e8cf28ade0f', 'Priya Raman', 'priya', 'priya@saffron.example', '+14035550107', 'Calgary', 'en_CA', true, '$argon2id$v=19$m=19456,t=2,p=1$EVei+r1X8mji4q1ZbW6SAw$3nCEu9oKZ7xwCVEIUQvTo0BrAf4EdOkaVwdz76Ocewg', false, '2026-11-22 13:16:15.955+00', 'active', 'owner', 'account_manager', NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 1),
	(5, 8, '247a808a-5c4e-45b1-8863-5681b9eab5d1', 'نورة السويدي', 'noura', 'noura@nakheel.example', '+971500000108', 'دبي', 'ar_AE', true, '$argon2id$v=19$m=19456,t=2,p=1$cTLHP7XMqxty4xM/4Vje5w$JM6f/Ql4rieRv1n8dKWPy3v2kg/gy0WL10c8obVvMho', false, '2026-11-22 13:16:15.955+00', 'active', 'owner', 'account_manager', NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 1),
	(6, 9, '6b89b531-e4d2-45f1-a869-a431625883fe', 'Emre Yıldırım', 'emre', 'emre@bogaz.example', '+905000000109', 'İstanbul', 'tr_TR', true, '$argon2id$v=19$m=19456,t=2,p=1$KaOaNg1Aq3UN0Ei/6ZzYqg$a59ShHsXyZ6RVb57eU56HO+O0M+ESBMr2wAGWpaic18', false, '2026-11-22 13:16:15.955+00', 'active', 'owner', 'account_manager', NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 1),
	(1, 1, 'cdbe0641-cba2-4880-959d-45c4223cdb7f', 'Jonas Okafor', 'mara', 'events@rosewood.example', '+16135550102', 'Ottawa', 'en_CA', true, '$argon2id$v=19$m=19456,t=2,p=1$AiVo4WUu5APWWBipmQ49vA$Y8kBGUqLYHrOWXD8jmsiZNabEqOweRwcqtkep5cyKWc', false, '2026-11-22 13:16:15.955+00', 'active', 'owner', 'account_manager', NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 5);

INSERT INTO public.customers VALUES
	(2, 'Felix Arden Photography', true, NULL, 'care@vendors.example', 'CA', 'America/Vancouver', 'CAD', 3, '2026-11-22 13:16:15.955+00', 'limited', 'ltd', NULL, NULL),
	(3, 'Maison Lavande', false, NULL, 'care@vendors.example', 'CA', 'America/Toronto', 'CAD', NULL, '2026-11-22 13:16:15.955+00', 'limited', 'ltd', NULL, NULL),
	(4, 'Saffron House', true, 'prime', 'prime@vendors.example', 'CA', 'America/Edmonton', 'CAD', NULL, '2026-11-22 13:16:15.955+00', 'limited', 'ltd', NULL, NULL),
	(5, 'قاعات النخيل', true, NULL, 'care@vendors.example', 'AE', 'Asia/Dubai', 'AED', NULL, '2026-11-22 13:16:15.955+00', 'limited', 'ltd', NULL, NULL),
	(6, 'Boğaz Davet Evi', true, NULL, 'care@vendors.example', 'TR', 'Europe/Istanbul', 'TRY', NULL, '2026-11-22 13:16:15.955+00', 'limited', 'ltd', NULL, NULL),
	(1, 'Rosewood Venues', true, NULL, 'care@vendors.example', 'CA', 'America/Toronto', 'CAD', NULL, '2026-11-22 13:16:15.955+00', 'limited', 'ltd', '81342 2217 RT0001', '12 Mill Road, Ottawa, ON K1A 0B1');

INSERT INTO public.deliveries VALUES
	(1, 1, 'email', 'Rosewood Mill', 'isabelle.santos@example.org', 'Your wedding at Rosewood Garden', 'Dear Aylin, the garden is free on 14 June.', 'en_CA', 'queued', 2101, '2026-11-24 14:00:00+00'),
	(1, 2, 'sms', 'Rosewood Mill', '+15145550168', NULL, 'The garden is free on 14 June. Shall I keep it for you?', 'en_CA', 'queued', 2102, '2026-11-24 14:00:00+00'),
	(1, 3, 'email', 'Rosewood Garden', 'events@rosewood.example', 'New couple for Rosewood Garden: Aylin Demir & Jonas Weber', 'Dear Jonas Okafor,

Aylin Demir & Jonas Weber would like to hear from Rosewood Garden.

Read and answer: http://localhost/leads/631', 'en_CA', 'queued', NULL, '2026-11-24 14:00:00+00');

INSERT INTO public.discount_coupons VALUES
	('SEASON15', 15, NULL, NULL, '2027-01-23'),
	('WELCOME50', NULL, 50, 'CAD', '2027-11-24');

INSERT INTO public.discount_documents VALUES
	(1, 1, 9, 'a.pdf', 14, 'application/pdf', '1/ce7360cc10c99d8fdce12bfe49c8c698', NULL),
	(1, 2, 10, 'a.pdf', 14, 'application/pdf', '1/50e1cd2c3b2d6aac80f7fec59ea90780', NULL),
	(1, 3, 1, 'a.pdf', 14, 'application/pdf', '1/2f9c8e3e509154606174ee1a534d9066', NULL);

INSERT INTO public.discounts VALUES
	(4, 3, 6, 'Pay in six parts, at no extra cost', 'installment', NULL, 6, NULL, NULL, false, 1, '2026-10-01 14:00:00+00', NULL, NULL),
	(4, 4, 6, 'Ten percent off on Fridays in winter', 'discount', 10, NULL, NULL, NULL, true, 1, '2026-11-08 14:00:00+00', NULL, NULL),
	(5, 5, 8, 'ادفعوا على ست دفعات من دون رسوم', 'installment', NULL, 6, NULL, NULL, false, 1, '2026-10-01 14:00:00+00', NULL, NULL),
	(5, 6, 8, 'خصم 10% على حفلات الشتاء أيام الخميس', 'discount', 10, NULL, NULL, NULL, true, 1, '2026-11-08 14:00:00+00', NULL, NULL),
	(6, 7, 10, 'Ek ücret olmadan altı taksit', 'installment', NULL, 6, NULL, NULL, false, 1, '2026-10-01 14:00:00+00', NULL, NULL),
	(6, 8, 10, 'Kış aylarında cuma günleri yüzde on indirim', 'discount', 10, NULL, NULL, NULL, true, 1, '2026-11-08 14:00:00+00', NULL, NULL),
	(1, 9, 2, 'Ten percent off on Fridays in winter', 'discount', 10, NULL, 5200, 4680, false, 2, '2026-11-24 14:00:00+00', NULL, NULL),
	(1, 10, 2, 'Ten percent off on Fridays in winter', 'discount', 10, NULL, 5200, 4680, true, 1, '2026-11-24 14:00:00+00', NULL, NULL),
	(1, 2, 1, 'Ten percent off on Fridays in winter', 'discount', 10, NULL, NULL, NULL, false, 2, '2026-11-08 14:00:00+00', NULL, NULL),
	(1, 1, 1, 'Ten percent off on Fridays in winter', 'discount', 10, NULL, 5200, 4680, true, 2, '2026-10-01 14:00:00+00', '2026-11-24 14:00:00+00', NULL);

INSERT INTO public.districts VALUES
	(1, 1, 'Old Toronto'),
	(2, 1, 'North York'),
	(3, 1, 'Scarborough'),
	(4, 1, 'Etobicoke'),
	(5, 1, 'East York'),
	(6, 1, 'York'),
	(7, 2, 'Glebe'),
	(8, 2, 'ByWard Market'),
	(9, 2, 'Kanata'),
	(10, 2, 'Orléans'),
	(11, 2, 'Nepean'),
	(12, 3, 'Sydenham'),
	(13, 3, 'Portsmouth'),
	(14, 3, 'Barriefield'),
	(15, 4, 'Bracebridge'),
	(16, 4, 'Gravenhurst'),
	(17, 4, 'Huntsville'),
	(18, 5, 'Le Plateau-Mont-Royal'),
	(19, 5, 'Ville-Marie'),
	(20, 5, 'Outremont');
INSERT INTO public.districts VALUES
	(21, 5, 'Verdun'),
	(22, 5, 'Rosemont'),
	(23, 6, 'La Cité-Limoilou'),
	(24, 6, 'Sainte-Foy'),
	(25, 6, 'Beauport'),
	(26, 7, 'Kitsilano'),
	(27, 7, 'West End'),
	(28, 7, 'Yaletown'),
	(29, 7, 'Gastown'),
	(30, 7, 'Mount Pleasant'),
	(31, 8, 'James Bay'),
	(32, 8, 'Fernwood'),
	(33, 8, 'Oak Bay'),
	(34, 9, 'Beltline'),
	(35, 9, 'Kensington'),
	(36, 9, 'Inglewood'),
	(37, 9, 'Bowness'),
	(38, 10, 'Strathcona'),
	(39, 10, 'Oliver'),
	(40, 10, 'Glenora');
INSERT INTO public.districts VALUES
	(41, 11, 'Manhattan'),
	(42, 11, 'Brooklyn'),
	(43, 11, 'Queens'),
	(44, 11, 'The Bronx'),
	(45, 11, 'Staten Island'),
	(46, 12, 'Hollywood'),
	(47, 12, 'Venice'),
	(48, 12, 'Pasadena'),
	(49, 13, 'Loop'),
	(50, 13, 'Lincoln Park'),
	(51, 13, 'Hyde Park'),
	(52, 14, 'Bondi'),
	(53, 14, 'Manly'),
	(54, 14, 'Newtown'),
	(55, 14, 'Parramatta'),
	(56, 15, 'Fitzroy'),
	(57, 15, 'St Kilda'),
	(58, 15, 'Carlton'),
	(59, 16, 'جميرا'),
	(60, 16, 'ديرة');
INSERT INTO public.districts VALUES
	(61, 16, 'بر دبي'),
	(62, 16, 'دبي مارينا'),
	(63, 17, 'الخالدية'),
	(64, 17, 'جزيرة ياس'),
	(65, 17, 'البطين'),
	(66, 18, 'المجاز'),
	(67, 18, 'الخان'),
	(68, 18, 'القاسمية'),
	(69, 19, 'العليا'),
	(70, 19, 'الملز'),
	(71, 19, 'حي السفارات'),
	(72, 20, 'الحمراء'),
	(73, 20, 'الشاطئ'),
	(74, 20, 'البلد'),
	(75, 21, 'Mitte'),
	(76, 21, 'Charlottenburg-Wilmersdorf'),
	(77, 21, 'Pankow'),
	(78, 21, 'Friedrichshain-Kreuzberg'),
	(79, 21, 'Neukölln'),
	(80, 22, 'Schwabing');
INSERT INTO public.districts VALUES
	(81, 22, 'Maxvorstadt'),
	(82, 22, 'Bogenhausen'),
	(83, 23, 'Altona'),
	(84, 23, 'Eimsbüttel'),
	(85, 23, 'Wandsbek'),
	(86, 24, 'Beşiktaş'),
	(87, 24, 'Kadıköy'),
	(88, 24, 'Sarıyer'),
	(89, 24, 'Üsküdar'),
	(90, 24, 'Şişli'),
	(91, 25, 'Nilüfer'),
	(92, 25, 'Osmangazi'),
	(93, 25, 'Mudanya'),
	(94, 26, 'Çankaya'),
	(95, 26, 'Yenimahalle'),
	(96, 26, 'Keçiören'),
	(97, 27, 'Konak'),
	(98, 27, 'Karşıyaka'),
	(99, 27, 'Çeşme');

INSERT INTO public.exports VALUES
	(1, 1, 1, 'leads', 'csv', '{"q": "aylin", "due": "today", "sort": "due", "tags": ["garden"], "sources": ["provider_page"], "isAnswered": false, "readStatus": "unread", "providerIds": [2], "createdAtEnd": "2026-11-17", "displayStates": ["new"], "createdAtStart": "2026-06-01"}', 'en_CA', 'queued', NULL, NULL, '2026-11-24 14:00:00+00', NULL, '2026-12-01 14:00:00+00'),
	(1, 2, 1, 'leads', 'csv', '{"q": "aylin", "due": "today", "sort": "due", "tags": ["garden"], "sources": ["provider_page"], "isAnswered": false, "readStatus": "unread", "providerIds": [2], "createdAtEnd": "2026-11-17", "displayStates": ["new"], "createdAtStart": "2026-06-01"}', 'en_CA', 'queued', NULL, NULL, '2026-11-24 14:00:00+00', NULL, '2026-12-01 14:00:00+00');

INSERT INTO public.feed_events VALUES
	(1, 1, 1, 'lead', 631, NULL, 'Aylin Demir & Jonas Weber', 'Rosewood Garden', '2026-11-24 14:00:00+00'),
	(1, 2, 3, 'lead', 631, NULL, 'Aylin Demir & Jonas Weber', 'Rosewood Garden', '2026-11-24 14:00:00+00');

INSERT INTO public.idempotency_keys VALUES
	(1, 'createLeadNote', 'a key', 'a hash', 201, '{"data":{"id":1}}', '2026-11-24 14:00:00+00', '{}');

INSERT INTO public.invitations VALUES
	(1, 4, 'a hash', 'sofia@rosewood.example', '2026-11-24 14:00:00+00', '2026-12-01 14:00:00+00');

INSERT INTO public.item_option_groups VALUES
	(1, 1, 'catering'),
	(2, 2, 'coverage'),
	(3, 3, 'season'),
	(4, 4, 'line_up'),
	(5, 5, 'service'),
	(6, 6, 'silhouette'),
	(7, 6, 'neckline');

INSERT INTO public.item_options VALUES
	(1, 1, 'in_house', 1),
	(2, 1, 'free_choice', 2),
	(3, 2, 'half_day', 1),
	(4, 2, 'full_day', 2),
	(5, 2, 'two_days', 3),
	(6, 3, 'spring', 1),
	(7, 3, 'summer', 2),
	(8, 3, 'autumn', 3),
	(9, 3, 'winter', 4),
	(10, 4, 'solo', 1),
	(11, 4, 'duo', 2),
	(12, 4, 'full_band', 3),
	(13, 5, 'buffet', 1),
	(14, 5, 'at_table', 2),
	(15, 6, 'a_line', 1),
	(16, 6, 'ball_gown', 2),
	(17, 6, 'mermaid', 3),
	(18, 6, 'sheath', 4),
	(19, 7, 'v_neck', 1),
	(20, 7, 'off_shoulder', 2);
INSERT INTO public.item_options VALUES
	(21, 7, 'high_neck', 3);

INSERT INTO public.kysely_migration VALUES
	('0001-base', '2026-11-22T13:16:15.221Z'),
	('0002-leads', '2026-11-22T13:16:15.258Z'),
	('0003-functions', '2026-11-22T13:16:15.259Z'),
	('0100-lead-tags', '2026-11-22T13:16:15.260Z'),
	('0101-audit', '2026-11-22T13:16:15.267Z'),
	('0102-lead-work', '2026-11-22T13:16:15.284Z'),
	('0103-calendar', '2026-11-22T13:16:15.288Z'),
	('0104-saved-views', '2026-11-22T13:16:15.292Z'),
	('0105-exports', '2026-11-22T13:16:15.297Z'),
	('0200-users', '2026-11-22T13:16:15.331Z'),
	('0201-reference-data', '2026-11-22T13:16:15.456Z'),
	('0202-templates', '2026-11-22T13:16:15.480Z'),
	('0300-provider-pages', '2026-11-22T13:16:15.503Z'),
	('0301-catalogs', '2026-11-22T13:16:15.553Z'),
	('0400-prompts', '2026-11-22T13:16:15.556Z'),
	('0401-discounts', '2026-11-22T13:16:15.574Z'),
	('0500-kept-headers', '2026-11-22T13:16:15.575Z'),
	('0501-active-users', '2026-11-22T13:16:15.576Z'),
	('0502-undo-actors', '2026-11-22T13:16:15.577Z');

INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);

INSERT INTO public.lead_details VALUES
	(1, 2, 'wedding', 'Vegetarian menu for thirty; a ramp for her grandmother.', '2026-11-24 14:00:00+00');

INSERT INTO public.lead_directory VALUES
	(2, 1),
	(392, 1),
	(400, 1),
	(425, 2),
	(426, 2),
	(427, 2),
	(428, 2),
	(447, 3),
	(448, 3),
	(449, 3),
	(450, 3),
	(507, 4),
	(508, 4),
	(509, 4),
	(510, 4),
	(571, 5),
	(572, 5),
	(573, 5),
	(574, 5),
	(593, 6);
INSERT INTO public.lead_directory VALUES
	(628, 6),
	(629, 6),
	(630, 6),
	(631, 1);

INSERT INTO public.lead_histories VALUES
	(1, 6, 2, 'info_request', '2026-05-25 15:44:07+00', NULL, NULL),
	(1, 7, 2, 'lead', '2026-05-25 16:20:07+00', 1, NULL),
	(1, 8, 2, 'email_sent', '2026-05-25 16:46:07+00', 1, 'Your wedding at Rosewood Mill'),
	(1, 9, 2, 'email_received', '2026-05-26 20:22:49+00', NULL, 'Re: Your wedding at Rosewood Mill'),
	(1, 10, 2, 'call', '2026-05-27 12:47:49+00', 1, 'Talked; she decides, he pays. Call again on Thursday.'),
	(1, 11, 2, 'email_sent', '2026-05-27 15:10:49+00', 1, 'Your wedding at Rosewood Mill'),
	(1, 12, 2, 'offer', '2026-05-30 18:20:08+00', 1, 'Offer with two menus and the open bar until midnight.'),
	(1, 3009, 392, 'info_request', '2026-11-24 02:48:52+00', NULL, NULL),
	(1, 3010, 392, 'lead', '2026-11-24 13:57:00+00', 4, NULL),
	(1, 3018, 400, 'info_request', '2026-11-24 13:56:13+00', NULL, NULL),
	(2, 3076, 425, 'info_request', '2026-11-13 19:08:10+00', NULL, NULL),
	(2, 3077, 426, 'info_request', '2026-11-23 22:36:56+00', NULL, NULL),
	(2, 3078, 427, 'info_request', '2026-11-24 13:40:15+00', NULL, NULL),
	(2, 3079, 428, 'info_request', '2026-11-24 13:56:35+00', NULL, NULL),
	(3, 3203, 447, 'info_request', '2026-11-17 01:24:45+00', NULL, NULL),
	(3, 3204, 447, 'lead', '2026-11-17 13:11:00+00', 6, NULL),
	(3, 3205, 447, 'call', '2026-11-17 18:08:00+00', 6, 'Line was busy three times.'),
	(3, 3206, 448, 'info_request', '2026-11-21 13:28:31+00', NULL, NULL),
	(3, 3207, 448, 'lead', '2026-11-21 16:20:31+00', 6, NULL),
	(3, 3208, 448, 'note_added', '2026-11-21 16:25:31+00', 6, NULL);
INSERT INTO public.lead_histories VALUES
	(3, 3209, 448, 'email_sent', '2026-11-21 18:58:31+00', 6, 'Your wedding dinner by Maison Lavande'),
	(3, 3210, 448, 'offer', '2026-11-23 03:53:20+00', 6, 'Four courses to share, 78 a person, staff included.'),
	(3, 3211, 449, 'info_request', '2026-11-24 13:40:33+00', NULL, NULL),
	(3, 3212, 450, 'info_request', '2026-11-24 13:56:29+00', NULL, NULL),
	(4, 3626, 507, 'info_request', '2026-11-16 23:46:10+00', NULL, NULL),
	(4, 3627, 507, 'lead', '2026-11-17 14:43:10+00', 7, NULL),
	(4, 3628, 507, 'email_sent', '2026-11-17 15:50:10+00', 7, 'Your wedding at Saffron Terrace'),
	(4, 3629, 507, 'email_received', '2026-11-19 15:43:54+00', NULL, 'Re: Your wedding at Saffron Terrace'),
	(4, 3630, 507, 'email_sent', '2026-11-19 18:02:54+00', 7, 'Your wedding at Saffron Terrace'),
	(4, 3631, 508, 'info_request', '2026-11-24 13:11:34+00', NULL, NULL),
	(4, 3632, 509, 'info_request', '2026-11-24 13:40:08+00', NULL, NULL),
	(4, 3633, 510, 'info_request', '2026-11-24 13:56:43+00', NULL, NULL),
	(5, 4062, 571, 'info_request', '2026-11-24 12:24:46+00', NULL, NULL),
	(5, 4063, 571, 'lead', '2026-11-24 13:53:46+00', 8, NULL),
	(5, 4064, 572, 'info_request', '2026-11-24 13:11:50+00', NULL, NULL),
	(5, 4065, 573, 'info_request', '2026-11-24 13:40:58+00', NULL, NULL),
	(5, 4066, 573, 'lead', '2026-11-24 13:45:58+00', 8, NULL),
	(5, 4067, 574, 'info_request', '2026-11-24 13:56:20+00', NULL, NULL),
	(6, 4208, 593, 'info_request', '2026-07-18 20:06:54+00', NULL, NULL),
	(6, 4209, 593, 'lead', '2026-07-20 06:37:00+00', 9, NULL);
INSERT INTO public.lead_histories VALUES
	(6, 4210, 593, 'email_sent', '2026-07-20 09:22:00+00', 9, 'Boğaz Davet Evi: düğününüz hakkında'),
	(6, 4211, 593, 'email_received', '2026-07-20 12:08:21+00', NULL, 'Ynt: Boğaz Davet Evi: düğününüz hakkında'),
	(6, 4212, 593, 'email_sent', '2026-07-20 13:51:21+00', 9, 'Boğaz Davet Evi: düğününüz hakkında'),
	(6, 4213, 593, 'email_received', '2026-11-24 02:52:59+00', NULL, 'Ynt: Boğaz Davet Evi: düğününüz hakkında'),
	(6, 4487, 628, 'info_request', '2026-11-24 13:11:02+00', NULL, NULL),
	(6, 4488, 628, 'lead', '2026-11-24 13:21:02+00', 9, NULL),
	(6, 4489, 628, 'sms_sent', '2026-11-24 13:59:02+00', 9, NULL),
	(6, 4490, 629, 'info_request', '2026-11-24 13:40:55+00', NULL, NULL),
	(6, 4491, 630, 'info_request', '2026-11-24 13:56:36+00', NULL, NULL),
	(1, 4492, 2, 'appointment', '2026-11-24 14:00:00+00', 1, 'Viewing with Aylin and Jonas'),
	(1, 4499, 631, 'info_request', '2026-11-24 14:00:00+00', NULL, NULL);

INSERT INTO public.lead_interactions VALUES
	(1, 1, 2, 'call', 'talked', 'Talked; she decides, he pays. Call again on Thursday.', '2026-05-27 12:47:49+00', 1),
	(3, 182, 447, 'call', 'busy', 'Line was busy three times.', '2026-11-17 18:08:00+00', 6),
	(1, 249, 2, 'call', 'no_answer', 'Will call back after six.', '2026-11-17 15:20:00+00', 1);

INSERT INTO public.lead_messages VALUES
	(1, 3, 2, 'email', 'out', 'Your wedding at Rosewood Mill', 'Dear Isabelle,

congratulations, and thank you for thinking of us. September 12, 2026 is still free. With 135 guests the long hall is the right room, and the terrace is yours for the drinks.

Would you like to come and see it? Saturday at eleven or Tuesday at six would suit us.

Warm regards,
Mara Lindqvist', 'sent', NULL, 1, '2026-05-25 16:46:07+00', NULL),
	(1, 4, 2, 'email', 'in', 'Re: Your wedding at Rosewood Mill', 'We talked it over: the Friday would be fine. What would be the price for 135 then?', 'received', NULL, NULL, '2026-05-26 20:22:49+00', '2026-05-26 20:22:49+00'),
	(1, 5, 2, 'email', 'out', 'Your wedding at Rosewood Mill', 'Hello Isabelle, of course, I have noted it. I will send the papers tomorrow morning. Mara Lindqvist', 'sent', NULL, 1, '2026-05-27 15:10:49+00', NULL),
	(3, 1515, 448, 'email', 'out', 'Your wedding dinner by Maison Lavande', 'Dear Ji-woo,

thank you for asking us. April 11, 2027 is free. For 225 people at one long table I would suggest four courses to share, from 78 a person with plates and staff.

Tastings are on Wednesdays, for the two of you free of charge.

Inès', 'sent', NULL, 6, '2026-11-21 18:58:31+00', NULL),
	(4, 1707, 507, 'email', 'out', 'Your wedding at Saffron Terrace', 'Hi Charlotte,

thank you for writing. October 8, 2027 itself is taken, but the Friday before and the Sunday after are free, and both are a little less. Would one of them work for you?

All the best,
Priya Raman', 'sent', NULL, 7, '2026-11-17 15:50:10+00', NULL),
	(4, 1708, 507, 'email', 'in', 'Re: Your wedding at Saffron Terrace', 'We are down to 45 guests now. Does that change anything?', 'received', NULL, NULL, '2026-11-19 15:43:54+00', '2026-11-19 15:43:54+00'),
	(4, 1709, 507, 'email', 'out', 'Your wedding at Saffron Terrace', 'Dear Charlotte, petals please, the ducks thank you. The rest is just as you wish. Priya Raman', 'sent', NULL, 7, '2026-11-19 18:02:54+00', NULL),
	(6, 1964, 593, 'email', 'out', 'Boğaz Davet Evi: düğününüz hakkında', 'Sevgili Zeynep Kılıç & Çağrı Güneş,

yağmur için kapalı salonumuz hazır, yirmi dakikada geçiş yapıyoruz. Asansörümüz var, misafirleriniz hiç merdiven çıkmaz.

Sevgiler,
Emre Yıldırım', 'sent', NULL, 9, '2026-07-20 09:22:00+00', NULL),
	(6, 1965, 593, 'email', 'in', 'Ynt: Boğaz Davet Evi: düğününüz hakkında', 'Konuştuk, pazar günü de olur. 280 kişi için fiyat ne olur?', 'received', NULL, NULL, '2026-07-20 12:08:21+00', '2026-07-20 12:08:21+00'),
	(6, 1966, 593, 'email', 'out', 'Boğaz Davet Evi: düğününüz hakkında', 'Merhaba Zeynep, tabii ki, not aldım. Sözleşmeyi yarın sabah gönderiyorum. Emre Yıldırım', 'sent', NULL, 9, '2026-07-20 13:51:21+00', NULL),
	(6, 1967, 593, 'email', 'in', 'Ynt: Boğaz Davet Evi: düğününüz hakkında', 'Hızlı cevabınız için teşekkürler! Cumartesi on bir bize uyar, annemle geleceğiz.', 'received', NULL, NULL, '2026-11-24 02:52:59+00', NULL),
	(6, 2100, 628, 'sms', 'out', NULL, 'Merhaba Selin, Boğaz Davet Evi ekibinden Emre Yıldırım. Size e-posta gönderdim, akşam arayayım mı?', 'sent', NULL, 9, '2026-11-24 13:59:02+00', NULL),
	(1, 2101, 2, 'email', 'out', 'Your wedding at Rosewood Garden', 'Dear Aylin, the garden is free on 14 June.', 'queued', NULL, 1, '2026-11-24 14:00:00+00', NULL),
	(1, 2102, 2, 'sms', 'out', NULL, 'The garden is free on 14 June. Shall I keep it for you?', 'queued', NULL, 1, '2026-11-24 14:00:00+00', NULL);

INSERT INTO public.lead_notes VALUES
	(3, 259, 448, 6, 'Barn has one socket: bring the generator.', '2026-11-21 16:25:31+00', NULL),
	(1, 357, 2, 1, 'Prefers the garden; her mother decides.', '2026-11-24 14:00:00+00', NULL);

INSERT INTO public.lead_reminders VALUES
	(1, 2, '2027-01-11 09:00:00+00', 'Ask about the date', 1);

INSERT INTO public.leads VALUES
	(1, 392, 3, '100392', 'Yasmin Lavoie & Sam Ortiz', 'yasmin lavoie & sam ortiz', '2028-01-22', NULL, 'pending', NULL, 'pending', false, true, false, NULL, NULL, 3, 0, '+15145550150', 'yasmin.lavoie@example.org', 'none', NULL, 'CAD', 245, 'Hi there,

We are planning our wedding for January 22, 2028 with about 245 guests. Is there parking for about forty cars, or should we book a bus? Do you also rent the place for a Friday, and is it cheaper then?

Thanks in advance, Yasmin', 'provider_page', true, NULL, NULL, NULL, NULL, 'Hi there, We are planning our wedding for January 22, 2028 with about 245 guests. Is there parking for about forty cars, or should we book a bus? Do you also re', 'in', '2026-11-24 13:57:00+00', '2026-11-24 16:00:00+00', NULL, '2026-11-24 02:48:52+00', '2026-11-24 13:57:00+00', 1, DEFAULT, DEFAULT, '{}'),
	(1, 400, 2, '100400', 'Grace Sinclair & Yusuf Chen', 'grace sinclair & yusuf chen', '2027-12-30', NULL, 'new', NULL, 'new', false, true, false, NULL, NULL, 0, 0, '+15145550168', 'grace.sinclair@example.net', 'none', 210, 'CAD', 165, 'Hi, we saw your page this morning and keep coming back to it.

We think of a winter wedding with candles and a fireplace, December 30, 2027, about 165 people. My grandmother uses a wheelchair. Are there steps anywhere?

Thank you so much, Grace', 'provider_page', false, NULL, NULL, NULL, NULL, 'Hi, we saw your page this morning and keep coming back to it. We think of a winter wedding with candles and a fireplace, December 30, 2027, about 165 people. My', 'in', NULL, '2026-11-24 16:56:13+00', NULL, '2026-11-24 13:56:13+00', '2026-11-24 13:56:13+00', 1, DEFAULT, DEFAULT, '{}'),
	(2, 425, 4, '100425', 'Mei & Thierry', 'mei & thierry', '2027-08-14', NULL, 'new', NULL, 'new', false, true, false, NULL, NULL, 3, 0, '+16135550137', 'mei.gagnon@example.com', 'none', NULL, 'CAD', NULL, 'Hi, we saw your page this morning and keep coming back to it.

Our wedding is on August 14, 2027, 45 guests, and we would love pictures that look like the day felt. Could we meet for a coffee and look at a whole wedding of yours?

Thanks and have a lovely day, Mei', 'provider_page', false, NULL, NULL, NULL, NULL, 'Hi, we saw your page this morning and keep coming back to it. Our wedding is on August 14, 2027, 45 guests, and we would love pictures that look like the day fe', 'in', NULL, '2026-11-13 22:08:10+00', NULL, '2026-11-13 19:08:10+00', '2026-11-13 19:08:10+00', 1, DEFAULT, DEFAULT, '{}'),
	(2, 426, 4, '100426', 'Isabelle Sharma & Ethan Bell', 'isabelle sharma & ethan bell', '2028-02-05', NULL, 'new', NULL, 'new', false, true, false, NULL, NULL, 0, 0, '+14035550162', 'isabelle.sharma54@example.org', 'none', 10, 'CAD', 110, 'Hi there,

It is a two-day wedding from February 5, 2028, with a mehndi evening first. About 110 guests. Do you work with a second photographer?

Cheers, Isabelle Sharma & Ethan Bell', 'provider_page', false, NULL, NULL, NULL, NULL, 'Hi there, It is a two-day wedding from February 5, 2028, with a mehndi evening first. About 110 guests. Do you work with a second photographer? Cheers, Isabelle', 'in', NULL, '2026-11-24 01:36:56+00', NULL, '2026-11-23 22:36:56+00', '2026-11-23 22:36:56+00', 1, DEFAULT, DEFAULT, '{}'),
	(2, 427, 4, '100427', 'Amara Ortiz & Mateo Goldberg', 'amara ortiz & mateo goldberg', '2028-03-13', NULL, 'new', NULL, 'new', false, true, false, NULL, NULL, 0, 0, '+15145550109', 'amara.ortiz@example.com', 'none', 40, 'CAD', 230, 'Good evening,

Our wedding is on March 13, 2028, 230 guests, and we would love pictures that look like the day felt. Are you free that day, and what do eight hours cost?

We would love to talk, evenings are best. Amara Ortiz & Mateo Goldberg', 'provider_page', false, NULL, NULL, NULL, NULL, 'Good evening, Our wedding is on March 13, 2028, 230 guests, and we would love pictures that look like the day felt. Are you free that day, and what do eight hou', 'in', NULL, '2026-11-24 18:00:00+00', NULL, '2026-11-24 13:40:15+00', '2026-11-24 13:40:15+00', 1, DEFAULT, DEFAULT, '{}'),
	(2, 428, 4, '100428', 'Olivia Gagnon & Yusuf Campbell', 'olivia gagnon & yusuf campbell', '2028-02-01', NULL, 'new', NULL, 'new', false, true, false, NULL, NULL, 4, 0, '+17055550130', 'olivia.gagnon@example.com', 'none', NULL, 'CAD', 230, 'Hello from two very excited people!

Our wedding is on February 1, 2028, 230 guests, and we would love pictures that look like the day felt. Do you work with a second photographer?

Thank you so much, Olivia', 'provider_page', false, NULL, NULL, NULL, NULL, 'Hello from two very excited people! Our wedding is on February 1, 2028, 230 guests, and we would love pictures that look like the day felt. Do you work with a s', 'in', NULL, '2026-11-24 18:00:00+00', NULL, '2026-11-24 13:56:35+00', '2026-11-24 13:56:35+00', 1, DEFAULT, DEFAULT, '{}'),
	(3, 447, 5, '100447', 'Naomi Thériault & Diego Bouchard', 'naomi theriault & diego bouchard', '2027-09-04', NULL, 'pending', NULL, 'busy', false, true, false, NULL, 'busy', 0, 0, '+14035550142', 'naomi.theriault65@example.org', 'none', NULL, 'CAD', 175, 'Hello from two very excited people!

It is a morning wedding on September 4, 2027, so brunch rather than dinner, for 175 guests. Half of us eat halal. Can you do that?

We would love to talk, evenings are best. Naomi Thériault & Diego Bouchard', 'provider_page', true, NULL, NULL, NULL, NULL, 'Hello from two very excited people! It is a morning wedding on September 4, 2027, so brunch rather than dinner, for 175 guests. Half of us eat halal. Can you do', 'in', '2026-11-17 13:11:00+00', '2026-11-17 16:00:00+00', NULL, '2026-11-17 01:24:45+00', '2026-11-17 18:08:00+00', 1, DEFAULT, DEFAULT, '{}'),
	(3, 448, 5, '100448', 'Ji-woo & Yusuf', 'ji-woo & yusuf', '2027-04-11', NULL, 'offer_made', 'contract_sent', 'offered', false, true, false, NULL, NULL, 0, 0, NULL, 'jiwoo.charles74@example.net', 'email_only', 55, 'CAD', 225, 'Good evening,

We marry on April 11, 2027 in a barn near Sutton and need dinner for 225. What would a dinner of four courses cost per person?

Merci, Ji-woo', 'provider_page', true, NULL, NULL, NULL, NULL, 'Dear Ji-woo, thank you for asking us. April 11, 2027 is free. For 225 people at one long table I would suggest four courses to share, from 78 a person with plat', 'out', '2026-11-21 16:20:31+00', NULL, '2026-11-21 18:58:31+00', '2026-11-21 13:28:31+00', '2026-11-23 03:53:20+00', 1, DEFAULT, DEFAULT, '{}'),
	(3, 449, 5, '100449', 'Carmen Leblanc & Jonas Nguyen', 'carmen leblanc & jonas nguyen', '2028-03-22', NULL, 'new', NULL, 'new', false, true, false, NULL, NULL, 0, 0, '+16045550169', 'carmen.leblanc@example.net', 'phone_only', NULL, 'CAD', 35, 'Hello,

It is a morning wedding on March 22, 2028, so brunch rather than dinner, for 35 guests. Half of us eat halal. Can you do that? What would a dinner of four courses cost per person?

Thanks and have a lovely day, Carmen', 'provider_page', false, NULL, NULL, NULL, NULL, 'Hello, It is a morning wedding on March 22, 2028, so brunch rather than dinner, for 35 guests. Half of us eat halal. Can you do that? What would a dinner of fou', 'in', NULL, '2026-11-24 16:40:33+00', NULL, '2026-11-24 13:40:33+00', '2026-11-24 13:40:33+00', 1, DEFAULT, DEFAULT, '{}'),
	(3, 450, 5, '100450', 'Chloé Haddad & Daniel Goldberg', 'chloe haddad & daniel goldberg', '2027-02-04', NULL, 'new', NULL, 'new', false, true, false, NULL, NULL, 0, 0, '+16135550182', 'chloe.haddad@example.org', 'none', 120, 'CAD', 210, 'Good morning,

Our wedding is on February 4, 2027. We think of a long table, 210 people, food to share. Could we come for a tasting, and what does it cost?

Thank you so much, Chloé', 'provider_page', false, NULL, NULL, NULL, NULL, 'Good morning, Our wedding is on February 4, 2027. We think of a long table, 210 people, food to share. Could we come for a tasting, and what does it cost? Thank', 'in', NULL, '2026-11-24 16:56:29+00', NULL, '2026-11-24 13:56:29+00', '2026-11-24 13:56:29+00', 1, DEFAULT, DEFAULT, '{}'),
	(4, 508, 6, '100508', 'Maëlle Ortiz & Owen Singh', 'maelle ortiz & owen singh', '2028-03-11', NULL, 'new', NULL, 'new', false, true, false, NULL, NULL, 0, 0, '+17055550163', 'maelle.ortiz@example.org', 'none', NULL, 'CAD', 55, 'Hello,

We want to keep it simple: 55 guests, good food, dancing until late, on March 11, 2028. We would need a dance floor and a corner for a band of five. Does that fit?

No rush, but we are a little nervous about the date. Maëlle', 'provider_page', false, NULL, NULL, NULL, NULL, 'Hello, We want to keep it simple: 55 guests, good food, dancing until late, on March 11, 2028. We would need a dance floor and a corner for a band of five. Does', 'in', NULL, '2026-11-24 17:00:00+00', NULL, '2026-11-24 13:11:34+00', '2026-11-24 13:11:34+00', 1, DEFAULT, DEFAULT, '{}'),
	(4, 509, 7, '100509', 'Charlotte Fraser & Edmund Thériault', 'charlotte fraser & edmund theriault', '2028-04-29', NULL, 'new', NULL, 'new', false, true, false, NULL, NULL, 0, 0, '+16045550143', 'charlotte.fraser@example.org', 'none', 130, 'CAD', NULL, 'Good evening,

Both ceremony and reception should be in one place. April 29, 2028, 105 guests. Half of our guests do not eat meat. Is that a problem for your kitchen? May we bring our own caterer, or is the kitchen part of it?

Cheers, Charlotte Fraser & Edmund Thériault', 'search', false, NULL, NULL, NULL, NULL, 'Good evening, Both ceremony and reception should be in one place. April 29, 2028, 105 guests. Half of our guests do not eat meat. Is that a problem for your kit', 'in', NULL, '2026-11-24 17:00:00+00', NULL, '2026-11-24 13:40:08+00', '2026-11-24 13:40:08+00', 1, DEFAULT, DEFAULT, '{}'),
	(4, 510, 6, '100510', 'Fatima Santos & Soren Demir', 'fatima santos & soren demir', '2027-05-28', NULL, 'new', NULL, 'new', false, true, false, NULL, NULL, 3, 0, '+16135550114', 'fatima.santos@example.com', 'email_only', 170, 'CAD', 160, 'Hello Saffron House team,

Both ceremony and reception should be in one place. May 28, 2027, 160 guests. Could you tell us what a menu costs per person, wine included? Is the date still free, and could we come by to see it on a weekend?

Looking forward to hearing from you. Fatima', 'provider_page', false, NULL, NULL, NULL, NULL, 'Hello Saffron House team, Both ceremony and reception should be in one place. May 28, 2027, 160 guests. Could you tell us what a menu costs per person, wine inc', 'in', NULL, '2026-11-24 17:00:00+00', NULL, '2026-11-24 13:56:43+00', '2026-11-24 13:56:43+00', 1, DEFAULT, DEFAULT, '{}'),
	(4, 507, 7, '100507', 'Charlotte & Sam', 'charlotte & sam', '2027-10-08', NULL, 'in_contact', NULL, 'negotiating', false, true, false, NULL, NULL, 3, 0, '+14165550146', 'charlotte.cote@example.org', 'none', 60, 'CAD', 45, 'Hello Saffron Terrace team,

Our date is October 8, 2027, give or take a week, and we expect 45 guests, a third of them children. Could we do the ceremony by the water and the dinner in the hall?

Thanks and have a lovely day, Charlotte', 'provider_page', true, NULL, NULL, NULL, NULL, 'Dear Charlotte, petals please, the ducks thank you. The rest is just as you wish. Priya Raman', 'out', '2026-11-17 14:43:10+00', NULL, '2026-11-17 15:50:10+00', '2026-11-16 23:46:10+00', '2026-11-19 18:02:54+00', 1, DEFAULT, DEFAULT, '{"small wedding"}'),
	(5, 571, 9, '100571', 'هند النعيمي وماجد منصور', 'هند النعيمي وماجد منصور', '2027-10-23', NULL, 'pending', NULL, 'pending', false, true, false, NULL, NULL, 1, 0, '+971500001257', 'hind.alnuaimi@example.org', 'none', 300, 'AED', 170, 'مرحبًا، دلّتنا عليكم إحدى القريبات.

نخطط لحفل زفافنا بتاريخ 23 أكتوبر 2027 لحوالي 170 ضيف. كم سعر البوفيه للشخص الواحد؟ هل يوجد مدخل خاص للعروس وغرفة للتجهيز؟

مع خالص الشكر، هند', 'provider_page', true, NULL, NULL, NULL, NULL, 'مرحبًا، دلّتنا عليكم إحدى القريبات. نخطط لحفل زفافنا بتاريخ 23 أكتوبر 2027 لحوالي 170 ضيف. كم سعر البوفيه للشخص الواحد؟ هل يوجد مدخل خاص للعروس وغرفة للتجهيز؟ م', 'in', '2026-11-24 13:53:46+00', '2026-11-25 04:24:46+00', NULL, '2026-11-24 12:24:46+00', '2026-11-24 13:53:46+00', 1, DEFAULT, DEFAULT, '{}'),
	(5, 572, 9, '100572', 'نورة الحمادي وزايد العلي', 'نوره الحمادي وزايد العلي', '2028-04-01', NULL, 'new', NULL, 'new', false, true, false, NULL, NULL, 0, 0, '+971500002620', 'noora.alhammadi89@example.org', 'none', NULL, 'AED', 495, 'مرحبًا،

نخطط لحفل زفافنا بتاريخ 1 أبريل 2028 لحوالي 495 ضيف. هل التصوير ممنوع داخل القاعة، وهل لديكم مصوّرات؟ كم سعر البوفيه للشخص الواحد؟

جزاكم الله خيرًا، نورة', 'provider_page', false, NULL, NULL, NULL, NULL, 'مرحبًا، نخطط لحفل زفافنا بتاريخ 1 أبريل 2028 لحوالي 495 ضيف. هل التصوير ممنوع داخل القاعة، وهل لديكم مصوّرات؟ كم سعر البوفيه للشخص الواحد؟ جزاكم الله خيرًا، نور', 'in', NULL, '2026-11-25 05:11:50+00', NULL, '2026-11-24 13:11:50+00', '2026-11-24 13:11:50+00', 1, DEFAULT, DEFAULT, '{}'),
	(5, 573, 9, '100573', 'آمنة حداد وراشد النعيمي', 'امنه حداد وراشد النعيمي', '2028-04-01', NULL, 'pending', NULL, 'pending', false, true, false, NULL, NULL, 0, 0, '+971500008763', 'amna.haddad38@example.net', 'none', NULL, 'AED', 635, 'السلام عليكم ورحمة الله، أعجبتنا صور القاعة كثيرًا.

نبحث عن قاعة تتسع لـ 635 ضيفة بتاريخ 1 أبريل 2028، حفل نسائي. هل تتوفر مواقف كافية للسيارات؟ كم العربون، وهل يمكن الدفع على دفعتين؟

مع خالص الشكر، آمنة', 'provider_page', true, NULL, NULL, NULL, NULL, 'السلام عليكم ورحمة الله، أعجبتنا صور القاعة كثيرًا. نبحث عن قاعة تتسع لـ 635 ضيفة بتاريخ 1 أبريل 2028، حفل نسائي. هل تتوفر مواقف كافية للسيارات؟ كم العربون، وهل', 'in', '2026-11-24 13:45:58+00', '2026-11-25 05:40:58+00', NULL, '2026-11-24 13:40:58+00', '2026-11-24 13:45:58+00', 1, DEFAULT, DEFAULT, '{}'),
	(5, 574, 8, '100574', 'ليلى المهيري ويوسف الحمادي', 'ليلي المهيري ويوسف الحمادي', '2027-05-01', NULL, 'new', NULL, 'new', false, true, false, NULL, NULL, 0, 0, '+971500005848', 'layla.almheiri@example.org', 'none', 160, 'AED', 105, 'صباح الخير،

نودّ إقامة عقد القران والحفل في المكان نفسه بتاريخ 1 مايو 2027، والعدد 105. هل يشمل السعر الكوشة والورد؟

نفضّل الاتصال بعد المغرب. ليلى المهيري ويوسف الحمادي', 'provider_page', false, NULL, NULL, NULL, NULL, 'صباح الخير، نودّ إقامة عقد القران والحفل في المكان نفسه بتاريخ 1 مايو 2027، والعدد 105. هل يشمل السعر الكوشة والورد؟ نفضّل الاتصال بعد المغرب. ليلى المهيري ويوس', 'in', NULL, '2026-11-25 05:56:20+00', NULL, '2026-11-24 13:56:20+00', '2026-11-24 13:56:20+00', 1, DEFAULT, DEFAULT, '{}'),
	(6, 593, 10, '100593', 'Zeynep Kılıç & Çağrı Güneş', 'zeynep kilic & cagri gunes', '2027-03-20', NULL, 'in_contact', 'contract_sent', 'negotiating', true, true, false, NULL, NULL, 0, 1, NULL, 'zeynep.kilic@example.com', 'email_only', NULL, 'TRY', 280, 'Merhaba, geçen hafta nişanlandık.

Sade bir düğün istiyoruz: 280 kişi, güzel yemek, geç saate kadar müzik. Tarih 20 Mart 2027. Müzik saat kaça kadar devam edebiliyor? Yağmur yağarsa kapalı alan var mı?

Sevgiler, Zeynep', 'provider_page', false, NULL, NULL, NULL, NULL, 'Hızlı cevabınız için teşekkürler! Cumartesi on bir bize uyar, annemle geleceğiz.', 'in', '2026-07-20 06:37:00+00', NULL, '2026-07-20 09:22:00+00', '2026-07-18 20:06:54+00', '2026-11-24 02:52:59+00', 1, DEFAULT, DEFAULT, '{}'),
	(6, 628, 10, '100628', 'Selin & İlker', 'selin & ilker', '2027-04-10', NULL, 'in_contact', NULL, 'negotiating', false, true, false, NULL, NULL, 0, 0, '+905000002511', NULL, 'phone_only', NULL, 'TRY', 205, 'Merhaba, geçen hafta nişanlandık.

Sade bir düğün istiyoruz: 205 kişi, güzel yemek, geç saate kadar müzik. Tarih 10 Nisan 2027. Müzik saat kaça kadar devam edebiliyor?

Sevgiler, Selin', 'provider_page', true, NULL, NULL, NULL, NULL, 'Merhaba Selin, Boğaz Davet Evi ekibinden Emre Yıldırım. Size e-posta gönderdim, akşam arayayım mı?', 'out', '2026-11-24 13:21:02+00', NULL, '2026-11-24 13:59:02+00', '2026-11-24 13:11:02+00', '2026-11-24 13:59:02+00', 1, DEFAULT, DEFAULT, '{}');
INSERT INTO public.leads VALUES
	(6, 629, 10, '100629', 'Zeynep & Emirhan', 'zeynep & emirhan', '2027-09-16', NULL, 'new', NULL, 'new', false, true, false, 'plusLead', NULL, 0, 0, '+905000008661', 'zeynep.sahin@example.com', 'none', 3200, 'TRY', 435, 'İyi akşamlar,

16 Eylül 2027 için 435 kişilik, Boğaz manzaralı bir yer arıyoruz. Anneannem tekerlekli sandalye kullanıyor, asansör var mı?

Sevgiler, Zeynep', 'search', false, NULL, NULL, NULL, NULL, 'İyi akşamlar, 16 Eylül 2027 için 435 kişilik, Boğaz manzaralı bir yer arıyoruz. Anneannem tekerlekli sandalye kullanıyor, asansör var mı? Sevgiler, Zeynep', 'in', NULL, '2026-11-25 05:40:55+00', NULL, '2026-11-24 13:40:55+00', '2026-11-24 13:40:55+00', 1, DEFAULT, DEFAULT, '{}'),
	(6, 630, 10, '100630', 'Irmak Kılıç & Serkan Arslan', 'irmak kilic & serkan arslan', '2027-09-17', NULL, 'new', NULL, 'new', false, true, false, NULL, NULL, 2, 0, '+905000001833', 'irmak.kilic49@example.com', 'none', NULL, 'TRY', 365, 'İyi günler,

17 Eylül 2027 tarihinde açık havada nikâh, ardından yemekli düğün düşünüyoruz. 365 kişiyiz. Otopark ve vale hizmetiniz bulunuyor mu?

Dönüşünüzü bekliyoruz, Irmak', 'provider_page', false, NULL, NULL, NULL, NULL, 'İyi günler, 17 Eylül 2027 tarihinde açık havada nikâh, ardından yemekli düğün düşünüyoruz. 365 kişiyiz. Otopark ve vale hizmetiniz bulunuyor mu? Dönüşünüzü bekl', 'in', NULL, '2026-11-25 05:56:36+00', NULL, '2026-11-24 13:56:36+00', '2026-11-24 13:56:36+00', 1, DEFAULT, DEFAULT, '{}'),
	(1, 2, 2, '100002', 'Isabelle Santos & Lucas Leblanc', 'isabelle santos & lucas leblanc', '2026-09-12', NULL, 'offer_made', 'visit_planned', 'offered', false, true, false, NULL, 'no_answer', 0, 0, '+15145550168', 'isabelle.santos@example.org', 'none', 95, 'CAD', 120, 'Good morning,

We are looking at September 12, 2026. My fiancé’s family alone is sixty people, so we count on 135. May we bring our own caterer, or is the kitchen part of it? Could you tell us what a menu costs per person, wine included?

Looking forward to hearing from you. Isabelle', 'search', true, NULL, NULL, NULL, NULL, 'The garden is free on 14 June. Shall I keep it for you?', 'out', '2026-05-25 16:20:07+00', NULL, '2026-05-25 16:46:07+00', '2026-05-25 15:44:07+00', '2026-11-24 14:00:00+00', 1, DEFAULT, DEFAULT, '{garden}'),
	(1, 631, 1, '100631', 'Aylin Demir & Jonas Weber', 'aylin demir & jonas weber', '2027-06-14', NULL, 'new', NULL, 'new', false, true, false, NULL, NULL, 0, 0, '+16135550140', 'aylin@example.com', 'none', 95, 'CAD', 120, 'We fell in love with the garden pictures. Is it still free on 14 June?', 'provider_page', false, NULL, NULL, NULL, NULL, 'We fell in love with the garden pictures. Is it still free on 14 June?', 'in', NULL, '2026-11-24 17:00:00+00', NULL, '2026-11-24 14:00:00+00', '2026-11-24 14:00:00+00', 1, DEFAULT, DEFAULT, '{}');

INSERT INTO public.logins VALUES
	('jonas', 1, 2),
	('jonas@rosewood.example', 1, 2),
	('+16135550102', 1, 2),
	('renew', 1, 3),
	('camille@rosewood.example', 1, 3),
	('+16135550103', 1, 3),
	('sofia', 1, 4),
	('sofia@rosewood.example', 1, 4),
	('+17055550104', 1, 4),
	('felix', 2, 5),
	('felix@arden.example', 2, 5),
	('+16045550105', 2, 5),
	('ines', 3, 6),
	('ines@lavande.example', 3, 6),
	('+15145550106', 3, 6),
	('priya', 4, 7),
	('priya@saffron.example', 4, 7),
	('+14035550107', 4, 7),
	('noura', 5, 8),
	('noura@nakheel.example', 5, 8);
INSERT INTO public.logins VALUES
	('+971500000108', 5, 8),
	('emre', 6, 9),
	('emre@bogaz.example', 6, 9),
	('+905000000109', 6, 9),
	('mara', 1, 1),
	('events@rosewood.example', 1, 1);

INSERT INTO public.mail_template_attachments VALUES
	(1, 17, 1, 1),
	(1, 1, 1, 1);

INSERT INTO public.mail_templates VALUES
	(1, 2, 'Invitation to a visit', 'invitation to a visit', 'Come and see {provider_name}', 'Dear {couple_name},

would you like to see everything for yourselves? Tell us a day that suits you, and we will show you around.

{my_name}', 1, '2026-09-26 14:00:00+00', NULL),
	(1, 3, 'The date is taken', 'the date is taken', 'About {wedding_date}', 'Dear {couple_name},

unfortunately {wedding_date} is taken. Would another day suit you?

{my_name}', 1, '2026-09-27 14:00:00+00', NULL),
	(2, 4, 'First answer', 'first answer', 'Your wedding at {provider_name}', 'Dear {couple_name},

thank you for your request. We would be glad to have you on {wedding_date} with {guest_count} guests.

Our prices: {price_list_link}

{my_name}', 1, '2026-09-25 14:00:00+00', NULL),
	(2, 5, 'Invitation to a visit', 'invitation to a visit', 'Come and see {provider_name}', 'Dear {couple_name},

would you like to see everything for yourselves? Tell us a day that suits you, and we will show you around.

{my_name}', 1, '2026-09-26 14:00:00+00', NULL),
	(2, 6, 'The date is taken', 'the date is taken', 'About {wedding_date}', 'Dear {couple_name},

unfortunately {wedding_date} is taken. Would another day suit you?

{my_name}', 1, '2026-09-27 14:00:00+00', NULL),
	(3, 7, 'First answer', 'first answer', 'Your wedding at {provider_name}', 'Dear {couple_name},

thank you for your request. We would be glad to have you on {wedding_date} with {guest_count} guests.

Our prices: {price_list_link}

{my_name}', 1, '2026-09-25 14:00:00+00', NULL),
	(3, 8, 'Invitation to a visit', 'invitation to a visit', 'Come and see {provider_name}', 'Dear {couple_name},

would you like to see everything for yourselves? Tell us a day that suits you, and we will show you around.

{my_name}', 1, '2026-09-26 14:00:00+00', NULL),
	(3, 9, 'The date is taken', 'the date is taken', 'About {wedding_date}', 'Dear {couple_name},

unfortunately {wedding_date} is taken. Would another day suit you?

{my_name}', 1, '2026-09-27 14:00:00+00', NULL),
	(4, 10, 'First answer', 'first answer', 'Your wedding at {provider_name}', 'Dear {couple_name},

thank you for your request. We would be glad to have you on {wedding_date} with {guest_count} guests.

Our prices: {price_list_link}

{my_name}', 1, '2026-09-25 14:00:00+00', NULL),
	(4, 11, 'Invitation to a visit', 'invitation to a visit', 'Come and see {provider_name}', 'Dear {couple_name},

would you like to see everything for yourselves? Tell us a day that suits you, and we will show you around.

{my_name}', 1, '2026-09-26 14:00:00+00', NULL),
	(4, 12, 'The date is taken', 'the date is taken', 'About {wedding_date}', 'Dear {couple_name},

unfortunately {wedding_date} is taken. Would another day suit you?

{my_name}', 1, '2026-09-27 14:00:00+00', NULL),
	(5, 13, 'الرد الأول', 'الرد الاول', 'حفل زفافكما في {provider_name}', 'مرحبًا {couple_name}،

شكرًا على طلبكما. يسعدنا استقبالكما يوم {wedding_date} مع {guest_count} ضيفًا.

أسعارنا: {price_list_link}

{my_name}', 1, '2026-09-25 14:00:00+00', NULL),
	(5, 14, 'دعوة للزيارة', 'دعوه للزياره', 'ندعوكما لزيارة {provider_name}', 'مرحبًا {couple_name}،

هل ترغبان في رؤية كل شيء بأنفسكما؟ أخبرانا باليوم المناسب لكما لنستقبلكما.

{my_name}', 1, '2026-09-26 14:00:00+00', NULL),
	(6, 15, 'İlk yanıt', 'ilk yanit', '{provider_name} ve düğününüz', 'Merhaba {couple_name},

talebiniz için teşekkür ederiz. {wedding_date} tarihinde {guest_count} misafirinizle sizi ağırlamaktan mutluluk duyarız.

Fiyatlarımız: {price_list_link}

{my_name}', 1, '2026-09-25 14:00:00+00', NULL),
	(6, 16, 'Ziyaret daveti', 'ziyaret daveti', 'Sizi {provider_name} ziyaretine bekliyoruz', 'Merhaba {couple_name},

her şeyi yerinde görmek ister misiniz? Size uygun günü yazın, sizi gezdirelim.

{my_name}', 1, '2026-09-26 14:00:00+00', NULL),
	(1, 17, 'First answer with price list', 'first answer with price list', 'Your wedding at {provider_name}', 'Dear {couple_name},

thank you for your request for {wedding_date}.

{my_name}', 1, '2026-11-24 14:00:00+00', NULL),
	(1, 1, 'First answer with price list', 'first answer with price list', 'Your wedding at {provider_name}', 'Dear {couple_name},

thank you for your request for {wedding_date}.

{my_name}', 2, '2026-09-25 14:00:00+00', '2026-11-24 14:00:00+00');

INSERT INTO public.outbox_mails OVERRIDING SYSTEM VALUE VALUES
	(1, '<1@localhost>', 'no-reply@localhost', 'mara@rosewood.example', 'A new couple', 'Ada & Bruno have written.', NULL, '2026-11-24 14:00:00+00');

INSERT INTO public.outbox_sms OVERRIDING SYSTEM VALUE VALUES
	(1, '1', '+16135550160', 'It is free.', '2026-11-24 14:00:00+00');

INSERT INTO public.password_resets VALUES
	('a hash', 1, 1, '2026-11-24 15:00:00+00');

INSERT INTO public.past_prices VALUES
	(1, 1, 1, 1, 1, 'weekday', 87, 1, 'CAD', '2026-10-10', '2026-10-03 11:00:00+00', 1),
	(1, 2, 1, 1, 1, 'weekend', 115, 1, 'CAD', '2026-10-10', '2026-10-03 11:00:00+00', 1),
	(1, 3, 1, 1, 2, 'all', 78, 1, 'CAD', '2026-10-10', '2026-10-03 11:00:00+00', 1),
	(1, 4, 1, 1, 3, 'weekday', 2944, 12, 'CAD', '2026-10-10', '2026-10-03 11:00:00+00', 1),
	(1, 5, 1, 1, 3, 'weekend', 4968, 12, 'CAD', '2026-10-10', '2026-10-03 11:00:00+00', 1),
	(1, 6, 1, 2, 5, 'all', 64, 1, 'CAD', '2026-10-10', '2026-10-03 11:00:00+00', 1),
	(1, 7, 3, 3, 4, 'all', 1656, 6, 'CAD', '2026-10-10', '2026-10-03 11:00:00+00', 1),
	(2, 8, 4, 4, 7, 'all', 3128, 10, 'CAD', '2026-10-10', '2026-10-03 11:00:00+00', 5),
	(2, 9, 4, 4, 8, 'all', 1932, 5, 'CAD', '2026-10-10', '2026-10-03 11:00:00+00', 5),
	(2, 10, 4, 4, 9, 'all', 442, 40, 'CAD', '2026-10-10', '2026-10-03 11:00:00+00', 5),
	(3, 11, 5, 5, 14, 'all', 72, 1, 'CAD', '2026-10-10', '2026-10-03 11:00:00+00', 6),
	(4, 12, 6, 6, 1, 'all', 129, 1, 'CAD', '2026-10-10', '2026-10-03 11:00:00+00', 7),
	(5, 13, 8, 7, 1, 'weekday', 202, 1, 'AED', '2026-10-10', '2026-10-03 11:00:00+00', 8),
	(5, 14, 8, 7, 1, 'weekend', 267, 1, 'AED', '2026-10-10', '2026-10-03 11:00:00+00', 8),
	(6, 15, 10, 8, 1, 'weekday', 1334, 1, 'TRY', '2026-10-10', '2026-10-03 11:00:00+00', 9),
	(6, 16, 10, 8, 1, 'weekend', 1748, 1, 'TRY', '2026-10-10', '2026-10-03 11:00:00+00', 9);

INSERT INTO public.pending_payments VALUES
	(3, 1, 490, 'CAD', '2026-11-18', 12),
	(3, 2, 490, 'CAD', '2026-12-18', 12);

INSERT INTO public.prompts VALUES
	(1, 2, 2, 'todo', NULL, '2026-11-23 00:00:00+00', 'Ten more pictures, please', '<p>Pages with thirty pictures or more get twice as many enquiries. Rosewood Mill has twenty.</p><ul><li>tables by day and by night</li><li>the way in</li><li>a full dance floor</li></ul>', '/providers/2/gallery', 'To the gallery'),
	(1, 3, 3, 'todo', NULL, '2026-11-21 17:00:00+00', 'Ask your couples for a testimonial', '<p>Five couples have married at Rosewood Lakehouse since September, and nobody has asked them yet.</p>', '/provider-testimonials', 'To the testimonials'),
	(1, 4, 1, 'todo', NULL, '2026-11-20 10:00:00+00', 'Who answers on Saturdays?', '<p>Three couples waited until Monday. Name a colleague who is told by SMS.</p>', '/customer-users', 'To your team'),
	(2, 33, 4, 'todo', NULL, '2026-11-24 07:00:00+00', 'Prices of Felix Arden Photography are about to end', '<p>Couples see prices until the end of the month. <strong>Please look through them</strong> and name a new date.</p>', '/providers/4/info/budget', 'To the prices'),
	(2, 34, 4, 'todo', NULL, '2026-11-23 00:00:00+00', 'Ten more pictures, please', '<p>Pages with thirty pictures or more get twice as many enquiries. Felix Arden Photography has twenty.</p><ul><li>tables by day and by night</li><li>the way in</li><li>a full dance floor</li></ul>', '/providers/4/gallery', 'To the gallery'),
	(2, 35, 4, 'notification', NULL, '2026-11-24 07:00:00+00', 'Twelve pictures are online', '<p>The editors have approved <strong>12 pictures</strong> of Felix Arden Photography.</p>', '/providers/4/gallery', 'See the gallery'),
	(2, 36, 4, 'notification', '2026-11-17 16:00:00+00', '2026-11-17 14:00:00+00', 'The week of Felix Arden Photography', '<p>Couples who asked last week: <strong>1</strong></p>', '/statistics/visits', 'All figures'),
	(3, 62, 5, 'todo', NULL, '2026-11-24 07:00:00+00', 'Prices of Maison Lavande are about to end', '<p>Couples see prices until the end of the month. <strong>Please look through them</strong> and name a new date.</p>', '/providers/5/info/budget', 'To the prices'),
	(3, 63, 5, 'notification', NULL, '2026-11-24 07:00:00+00', 'Twelve pictures are online', '<p>The editors have approved <strong>12 pictures</strong> of Maison Lavande.</p>', '/providers/5/gallery', 'See the gallery'),
	(3, 64, 5, 'notification', NULL, '2026-11-23 00:00:00+00', 'Your text has been approved', '<p>The new text about Maison Lavande is on the page. Thank you for the detail about the parking.</p>', '/providers/5/info', 'Read it'),
	(3, 65, 5, 'notification', NULL, '2026-11-21 17:00:00+00', 'We are here between the holidays', '<p>From 24 December to 1 January you reach us by <a href="mailto:care@vendors.example">e-mail</a>.</p>', NULL, NULL),
	(4, 92, 6, 'todo', NULL, '2026-11-24 07:00:00+00', 'Prices of Saffron House are about to end', '<p>Couples see prices until the end of the month. <strong>Please look through them</strong> and name a new date.</p>', '/providers/6/info/budget', 'To the prices'),
	(4, 93, 7, 'todo', NULL, '2026-11-23 00:00:00+00', 'Ten more pictures, please', '<p>Pages with thirty pictures or more get twice as many enquiries. Saffron Terrace has twenty.</p><ul><li>tables by day and by night</li><li>the way in</li><li>a full dance floor</li></ul>', '/providers/7/gallery', 'To the gallery'),
	(4, 94, 6, 'todo', NULL, '2026-11-21 17:00:00+00', 'Ask your couples for a testimonial', '<p>Five couples have married at Saffron House since September, and nobody has asked them yet.</p>', '/provider-testimonials', 'To the testimonials'),
	(4, 95, 6, 'notification', NULL, '2026-11-24 07:00:00+00', 'Twelve pictures are online', '<p>The editors have approved <strong>12 pictures</strong> of Saffron House.</p>', '/providers/6/gallery', 'See the gallery'),
	(5, 123, 8, 'todo', NULL, '2026-11-24 07:00:00+00', 'أسعار قاعة النخيل الكبرى على وشك الانتهاء', '<p>يرى العرسان الأسعار حتى نهاية الشهر. <strong>يُرجى مراجعتها</strong> وتحديد تاريخ جديد.</p>', '/providers/8/info/budget', 'إلى الأسعار'),
	(5, 124, 9, 'todo', NULL, '2026-11-23 00:00:00+00', 'أضف عشر صور أخرى', '<p>الصفحات التي تضم ثلاثين صورة أو أكثر تتلقى ضعف الطلبات. لدى قاعة اللؤلؤة عشرون صورة.</p>', '/providers/9/gallery', 'إلى المعرض'),
	(5, 125, 8, 'notification', NULL, '2026-11-24 07:00:00+00', 'نُشرت 12 صورة', '<p>وافق المحررون على <strong>12 صورة</strong> لـقاعة النخيل الكبرى.</p>', '/providers/8/gallery', 'شاهد المعرض'),
	(5, 126, 8, 'notification', '2026-11-17 16:00:00+00', '2026-11-17 14:00:00+00', 'أسبوع قاعة النخيل الكبرى', '<p>عدد طلبات العرسان في الأسبوع الماضي: <strong>1</strong></p>', '/statistics/visits', 'كل الأرقام'),
	(6, 152, 10, 'todo', NULL, '2026-11-24 07:00:00+00', 'Boğaz Davet Evi fiyatlarının süresi doluyor', '<p>Çiftler fiyatlarınızı ay sonuna kadar görecek. <strong>Lütfen gözden geçirin</strong> ve yeni bir tarih belirleyin.</p>', '/providers/10/info/budget', 'Fiyatlara git');
INSERT INTO public.prompts VALUES
	(6, 153, 10, 'todo', NULL, '2026-11-23 00:00:00+00', 'On fotoğraf daha ekleyin', '<p>Otuz ve üzeri fotoğrafı olan sayfalar iki kat talep alıyor. Boğaz Davet Evi sayfasında yirmi fotoğraf var.</p>', '/providers/10/gallery', 'Galeriye git'),
	(6, 154, 10, 'notification', NULL, '2026-11-24 07:00:00+00', '12 fotoğraf yayında', '<p>Editörlerimiz Boğaz Davet Evi için <strong>12 fotoğrafı</strong> onayladı.</p>', '/providers/10/gallery', 'Galeriyi gör'),
	(6, 155, 10, 'notification', NULL, '2026-11-23 00:00:00+00', 'Metniniz onaylandı', '<p>Boğaz Davet Evi hakkındaki yeni metin sayfanızda.</p>', '/providers/10/info', 'Oku'),
	(1, 1, 1, 'todo', '2026-11-24 14:00:00+00', '2026-11-24 07:00:00+00', 'Prices of Rosewood Garden are about to end', '<p>Couples see prices until the end of the month. <strong>Please look through them</strong> and name a new date.</p>', '/providers/1/info/budget', 'To the prices');

INSERT INTO public.provider_categories VALUES
	(1, 1, 'ballroom'),
	(2, 1, 'country_house'),
	(3, 1, 'garden'),
	(4, 1, 'hotel'),
	(5, 1, 'waterside'),
	(6, 2, 'photography'),
	(7, 2, 'film'),
	(8, 3, 'flower_shop'),
	(9, 3, 'decoration'),
	(10, 4, 'band'),
	(11, 4, 'dj'),
	(12, 5, 'caterer'),
	(13, 5, 'cake_maker'),
	(14, 6, 'dress_shop'),
	(15, 6, 'dressmaker');

INSERT INTO public.provider_directory VALUES
	(1, 1),
	(2, 1),
	(3, 1),
	(4, 2),
	(5, 3),
	(6, 4),
	(7, 4),
	(8, 5),
	(9, 5),
	(10, 6);

INSERT INTO public.provider_item_images VALUES
	(1, 1, 1, '/files/candles.jpg', 1);

INSERT INTO public.provider_items VALUES
	(1, 1, 1, 'offer', 'Winter weekends', 'Saturdays from January to March at the price of a weekday, heating and candles included.', 'A night in the garden suite is on us.', 5400, 3200, 'CAD', 'active', NULL, NULL, NULL, '[]', 1),
	(1, 2, 1, 'offer', 'Friday lights', 'Fridays in May with lanterns all along the river path.', NULL, NULL, NULL, 'CAD', 'pending', NULL, NULL, NULL, '[]', 2),
	(1, 3, 2, 'offer', 'Small and early', 'Weddings of up to forty guests that end before the evening.', NULL, NULL, NULL, 'CAD', 'active', NULL, NULL, NULL, '[]', 1),
	(6, 4, 10, 'offer', 'Hafta içi düğünleri', 'Pazartesiden perşembeye kadar yemekli düğünlerde mekân kirası alınmaz.', NULL, NULL, NULL, 'TRY', 'active', NULL, NULL, NULL, '[]', 1);

INSERT INTO public.provider_page_access VALUES
	(1, 2, 2, 'budget', 'read'),
	(1, 2, 2, 'payments', 'none');

INSERT INTO public.provider_products VALUES
	(1, 1, 1, 'Premium', '2025-05-08', '2026-05-07', false, 2280, 'CAD', '{campaigns,photo-uploads,competitor-analysis,testimonial-replies,page-statistics,deal-statistics,whatsapp-leads,leads}', 5),
	(1, 2, 1, 'Premium', '2026-05-08', '2027-05-08', false, 2400, 'CAD', '{campaigns,photo-uploads,competitor-analysis,testimonial-replies,page-statistics,deal-statistics,whatsapp-leads,leads}', 5),
	(1, 3, 2, 'Premium', '2025-05-08', '2026-05-07', false, 1780, 'CAD', '{campaigns,photo-uploads,competitor-analysis,testimonial-replies,page-statistics,deal-statistics,whatsapp-leads,leads}', 3),
	(1, 4, 2, 'Premium', '2026-05-08', '2027-05-08', false, 1900, 'CAD', '{campaigns,photo-uploads,competitor-analysis,testimonial-replies,page-statistics,deal-statistics,whatsapp-leads,leads}', 3),
	(1, 5, 3, 'Basic', '2025-08-26', '2026-08-25', false, 360, 'CAD', '{photo-uploads}', 0),
	(1, 6, 3, 'Basic', '2026-08-26', '2027-08-26', false, 480, 'CAD', '{photo-uploads}', 0),
	(2, 7, 4, 'Basic', '2025-08-26', '2026-08-25', false, 360, 'CAD', '{photo-uploads}', 0),
	(2, 8, 4, 'Basic', '2026-08-26', '2027-08-26', false, 480, 'CAD', '{photo-uploads}', 0),
	(3, 9, 5, 'Basic', '2024-10-20', '2025-10-19', false, 360, 'CAD', '{photo-uploads}', 0),
	(3, 10, 5, 'Basic', '2025-10-20', '2026-10-19', false, 480, 'CAD', '{photo-uploads}', 0),
	(4, 11, 6, 'Premium', '2025-05-08', '2026-05-07', false, 2280, 'CAD', '{campaigns,photo-uploads,competitor-analysis,testimonial-replies,page-statistics,deal-statistics,whatsapp-leads,leads}', 5),
	(4, 12, 6, 'Premium', '2026-05-08', '2027-05-08', false, 2400, 'CAD', '{campaigns,photo-uploads,competitor-analysis,testimonial-replies,page-statistics,deal-statistics,whatsapp-leads,leads}', 5),
	(4, 13, 7, 'Premium', '2025-05-08', '2026-05-07', false, 1080, 'CAD', '{campaigns,photo-uploads,competitor-analysis,testimonial-replies,page-statistics,deal-statistics,whatsapp-leads,leads}', 5),
	(4, 14, 7, 'Premium', '2026-05-08', '2027-05-08', false, 1200, 'CAD', '{campaigns,photo-uploads,competitor-analysis,testimonial-replies,page-statistics,deal-statistics,whatsapp-leads,leads}', 5),
	(5, 15, 8, 'Premium', '2025-05-08', '2026-05-07', false, 2280, 'AED', '{campaigns,photo-uploads,competitor-analysis,testimonial-replies,page-statistics,deal-statistics,whatsapp-leads,leads}', 5),
	(5, 16, 8, 'Premium', '2026-05-08', '2027-05-08', false, 2400, 'AED', '{campaigns,photo-uploads,competitor-analysis,testimonial-replies,page-statistics,deal-statistics,whatsapp-leads,leads}', 5),
	(5, 17, 9, 'Basic', '2025-08-26', '2026-08-25', false, 360, 'AED', '{photo-uploads}', 0),
	(5, 18, 9, 'Basic', '2026-08-26', '2027-08-26', false, 480, 'AED', '{photo-uploads}', 0),
	(6, 19, 10, 'Premium', '2025-05-08', '2026-05-07', false, 2280, 'TRY', '{campaigns,photo-uploads,competitor-analysis,testimonial-replies,page-statistics,deal-statistics,whatsapp-leads,leads}', 5),
	(6, 20, 10, 'Premium', '2026-05-08', '2027-05-08', false, 2400, 'TRY', '{campaigns,photo-uploads,competitor-analysis,testimonial-replies,page-statistics,deal-statistics,whatsapp-leads,leads}', 5);

INSERT INTO public.providers VALUES
	(1, 1, 'Rosewood Garden', 1, 'Wedding venues', 'Ottawa', 'America/Toronto', '2026-11-22 13:16:15.955+00', 'venue', 2, 'Glebe', false, 45.4009, -75.6919, '+16135550140', 'https://rosewood.example/garden', '[{"url": "https://instagram.example/rosewoodgarden", "network": "instagram"}]'),
	(1, 3, 'Rosewood Lakehouse', 1, 'Wedding venues', 'Muskoka', 'America/Toronto', '2026-11-22 13:16:15.955+00', 'venue', 4, 'Bracebridge', false, NULL, NULL, NULL, NULL, '[]'),
	(2, 4, 'Felix Arden Photography', 2, 'Photographers', 'Vancouver', 'America/Vancouver', '2026-11-22 13:16:15.955+00', 'service', 7, NULL, false, 49.2827, -123.1207, '+16045550142', 'https://arden.example', '[]'),
	(3, 5, 'Maison Lavande', 5, 'Catering', 'Montréal', 'America/Toronto', '2026-11-22 13:16:15.955+00', 'service', 5, NULL, false, 45.5019, -73.5674, '+15145550143', NULL, '[]'),
	(4, 6, 'Saffron House', 1, 'Wedding venues', 'Calgary', 'America/Edmonton', '2026-11-22 13:16:15.955+00', 'venue', 9, NULL, false, 51.0447, -114.0719, '+14035550144', 'https://saffron.example', '[]'),
	(4, 7, 'Saffron Terrace', 1, 'Wedding venues', 'Edmonton', 'America/Edmonton', '2026-11-22 13:16:15.955+00', 'venue', 10, NULL, true, NULL, NULL, '+14035550145', NULL, '[]'),
	(5, 8, 'قاعة النخيل الكبرى', 1, 'قاعات الأفراح', 'دبي', 'Asia/Dubai', '2026-11-22 13:16:15.955+00', 'venue', 16, NULL, false, 25.2048, 55.2708, '+971500000146', 'https://nakheel.example', '[]'),
	(5, 9, 'قاعة اللؤلؤة', 1, 'قاعات الأفراح', 'الشارقة', 'Asia/Dubai', '2026-11-22 13:16:15.955+00', 'venue', 18, NULL, false, NULL, NULL, '+971500000147', NULL, '[]'),
	(6, 10, 'Boğaz Davet Evi', 1, 'Düğün mekânları', 'İstanbul', 'Europe/Istanbul', '2026-11-22 13:16:15.955+00', 'venue', 24, NULL, false, 41.0428, 29.0094, '+905000000148', 'https://bogaz.example', '[]'),
	(1, 2, 'Rosewood Mill', 1, 'Wedding venues', 'Kingston', 'America/Toronto', '2026-11-22 13:16:15.955+00', 'venue', 3, NULL, false, 45.4215, -75.6972, '+16135550140', 'https://rosewood.example/garden', '[{"url": "https://instagram.example/rosewoodgarden", "network": "instagram"}]');

INSERT INTO public.quick_replies VALUES
	(1, 2, 'The date is taken', 'Thank you for asking. That day is taken already, but the Friday before and the Sunday after are still free, at a better price.', 1, '2026-10-16 14:00:00+00'),
	(1, 3, 'Asking for numbers', 'To send you an offer that fits: how many guests do you expect, and will there be children among them?', 1, '2026-10-17 14:00:00+00'),
	(2, 4, 'Invite to a viewing', 'We would love to show you around. Would Thursday evening or Saturday morning suit you? A visit takes about an hour.', 5, '2026-10-15 14:00:00+00'),
	(2, 5, 'The date is taken', 'Thank you for asking. That day is taken already, but the Friday before and the Sunday after are still free, at a better price.', 5, '2026-10-16 14:00:00+00'),
	(2, 6, 'Asking for numbers', 'To send you an offer that fits: how many guests do you expect, and will there be children among them?', 5, '2026-10-17 14:00:00+00'),
	(3, 7, 'Invite to a viewing', 'We would love to show you around. Would Thursday evening or Saturday morning suit you? A visit takes about an hour.', 6, '2026-10-15 14:00:00+00'),
	(3, 8, 'The date is taken', 'Thank you for asking. That day is taken already, but the Friday before and the Sunday after are still free, at a better price.', 6, '2026-10-16 14:00:00+00'),
	(3, 9, 'Asking for numbers', 'To send you an offer that fits: how many guests do you expect, and will there be children among them?', 6, '2026-10-17 14:00:00+00'),
	(4, 10, 'Invite to a viewing', 'We would love to show you around. Would Thursday evening or Saturday morning suit you? A visit takes about an hour.', 7, '2026-10-15 14:00:00+00'),
	(4, 11, 'The date is taken', 'Thank you for asking. That day is taken already, but the Friday before and the Sunday after are still free, at a better price.', 7, '2026-10-16 14:00:00+00'),
	(4, 12, 'Asking for numbers', 'To send you an offer that fits: how many guests do you expect, and will there be children among them?', 7, '2026-10-17 14:00:00+00'),
	(5, 13, 'دعوة إلى زيارة', 'يسعدنا أن نستقبلكم في القاعة. هل يناسبكم مساء الخميس أم صباح السبت؟ تستغرق الزيارة نحو ساعة.', 8, '2026-10-15 14:00:00+00'),
	(5, 14, 'التاريخ محجوز', 'شكرًا لاهتمامكم. هذا اليوم محجوز، لكن اليومين السابق واللاحق متاحان بسعر أفضل.', 8, '2026-10-16 14:00:00+00'),
	(5, 15, 'عدد الضيوف', 'حتى نرسل إليكم عرضًا مناسبًا: كم عدد الضيوف المتوقع؟', 8, '2026-10-17 14:00:00+00'),
	(6, 16, 'Mekâna davet', 'Sizi ağırlamaktan mutluluk duyarız. Perşembe akşamı mı, cumartesi öğleden önce mi uygun olur? Gezmek yaklaşık bir saat sürüyor.', 9, '2026-10-15 14:00:00+00'),
	(6, 17, 'Tarih dolu', 'İlginiz için teşekkür ederiz. O gün ne yazık ki dolu; bir önceki cuma ve bir sonraki pazar ise daha uygun fiyatla boş.', 9, '2026-10-16 14:00:00+00'),
	(6, 18, 'Davetli sayısı', 'Size uygun bir teklif hazırlayabilmemiz için kaç davetli beklediğinizi yazar mısınız?', 9, '2026-10-17 14:00:00+00'),
	(1, 19, 'Viewing this week', 'We would love to show you the garden. Would Thursday or Friday suit you?', 1, '2026-11-24 14:00:00+00');

INSERT INTO public.rate_limits VALUES
	('sign-in-address', '12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', '2026-11-24 14:15:00+00', 0),
	('sign-in-name', 'c8b6c061e8591dfeaabefdbad7cdacc0ece53900f0bb02160860a0e3ef7d2acc', '2026-11-24 14:15:00+00', 0);

INSERT INTO public.referral_proposals VALUES
	(1, 1, 1, 'Rideau Strings', 'Hanna Weiss', '+16135550142', 4, '417', 'signed', 8000, 'CAD', '2026-09-15 14:00:00+00'),
	(1, 2, 1, 'Petal & Stem', 'Noor Haddad', '+16135550143', 3, '417', 'contacted', NULL, NULL, '2026-11-15 14:00:00+00');

INSERT INTO public.regions VALUES
	(1, 'CA', 'Ontario'),
	(2, 'CA', 'Québec'),
	(3, 'CA', 'British Columbia'),
	(4, 'CA', 'Alberta'),
	(5, 'US', 'New York'),
	(6, 'US', 'California'),
	(7, 'US', 'Illinois'),
	(8, 'AU', 'New South Wales'),
	(9, 'AU', 'Victoria'),
	(10, 'AE', 'دبي'),
	(11, 'AE', 'أبوظبي'),
	(12, 'AE', 'الشارقة'),
	(13, 'SA', 'منطقة الرياض'),
	(14, 'SA', 'منطقة مكة المكرمة'),
	(15, 'DE', 'Berlin'),
	(16, 'DE', 'Bayern'),
	(17, 'DE', 'Hamburg'),
	(18, 'TR', 'Marmara'),
	(19, 'TR', 'İç Anadolu'),
	(20, 'TR', 'Ege');

INSERT INTO public.related_providers VALUES
	(1, 1, 1, 2, 1),
	(1, 2, 1, 3, 2),
	(1, 3, 2, 1, 1),
	(4, 4, 6, 7, 1),
	(5, 5, 8, 9, 1);

INSERT INTO public.saved_views VALUES
	(1, 1, 1, 'leads', 'To answer today', '{"due": "today", "sort": "due", "isAnswered": false}', true, '2026-10-25 14:00:00+00'),
	(1, 2, 1, 'leads', 'Garden weddings', '{"sort": "weddingDate", "tags": ["garden"]}', false, '2026-10-26 14:00:00+00'),
	(2, 3, 5, 'leads', 'To answer today', '{"due": "today", "sort": "due", "isAnswered": false}', true, '2026-10-25 14:00:00+00'),
	(2, 4, 5, 'leads', 'Garden weddings', '{"sort": "weddingDate", "tags": ["garden"]}', false, '2026-10-26 14:00:00+00'),
	(3, 5, 6, 'leads', 'To answer today', '{"due": "today", "sort": "due", "isAnswered": false}', true, '2026-10-25 14:00:00+00'),
	(3, 6, 6, 'leads', 'Garden weddings', '{"sort": "weddingDate", "tags": ["garden"]}', false, '2026-10-26 14:00:00+00'),
	(4, 7, 7, 'leads', 'To answer today', '{"due": "today", "sort": "due", "isAnswered": false}', true, '2026-10-25 14:00:00+00'),
	(4, 8, 7, 'leads', 'Garden weddings', '{"sort": "weddingDate", "tags": ["garden"]}', false, '2026-10-26 14:00:00+00'),
	(5, 9, 8, 'leads', 'للرد اليوم', '{"due": "today", "sort": "due", "isAnswered": false}', true, '2026-10-25 14:00:00+00'),
	(5, 10, 8, 'leads', 'حفلات الحديقة', '{"sort": "weddingDate", "tags": ["حديقة"]}', false, '2026-10-26 14:00:00+00'),
	(6, 11, 9, 'leads', 'Bugün yanıtlanacaklar', '{"due": "today", "sort": "due", "isAnswered": false}', true, '2026-10-25 14:00:00+00'),
	(6, 12, 9, 'leads', 'Bahçe düğünleri', '{"sort": "weddingDate", "tags": ["bahçe"]}', false, '2026-10-26 14:00:00+00'),
	(1, 13, 1, 'leads', 'Garden weddings to answer', '{"q": "aylin", "due": "today", "sort": "due", "tags": ["garden"], "sources": ["provider_page"], "isAnswered": false, "readStatus": "unread", "providerIds": [2], "createdAtEnd": "2026-11-17", "displayStates": ["new"], "createdAtStart": "2026-06-01"}', false, '2026-11-24 14:00:00+00');

INSERT INTO public.sessions VALUES
	('2f11071d64911e85631393fe89c7e61f721e8e5ff22a207febc261fc7accc24b', 1, 1, '2026-11-24 14:00:00+00', '2026-12-24 14:00:00+00', 1, 'lightMyRequest');

INSERT INTO public.subscriptions VALUES
	(1, 1, 'subscription', '2026-06-24', '2027-06-23', true),
	(2, 2, 'subscription', '2026-06-24', '2027-06-23', true),
	(4, 3, 'subscription', '2026-06-24', '2027-06-23', true),
	(5, 4, 'subscription', '2026-06-24', '2027-06-23', true),
	(6, 5, 'subscription', '2026-06-24', '2027-06-23', true);

INSERT INTO public.undo_entries VALUES
	(1, '3ca2157aa4d0c3deda903647792a65c47af1d2053e5fba30cdfa458eeb3f8ff5', 'lead', 2, '[{"rows": [{"id": 2, "tags": ["garden"], "email": "isabelle.santos@example.org", "phone": "+15145550168", "due_at": null, "source": "search", "status": "offer_made", "is_read": true, "message": "Good morning,\n\nWe are looking at September 12, 2026. My fiancé’s family alone is sixty people, so we count on 135. May we bring our own caterer, or is the kitchen part of it? Could you tell us what a menu costs per person, wine included?\n\nLooking forward to hearing from you. Isabelle", "version": 1, "currency": "CAD", "due_rank": "infinity", "shown_at": "2026-05-25T16:20:07+00:00", "created_at": "2026-05-25T15:44:07+00:00", "is_prepaid": false, "is_wedding": true, "item_count": 0, "couple_name": "Isabelle Santos & Lucas Leblanc", "customer_id": 1, "deal_amount": null, "guest_count": 135, "provider_id": 2, "search_name": "isabelle santos & lucas leblanc", "preview_text": "Hello Isabelle, of course, I have noted it. I will send the papers tomorrow morning. Mara Lindqvist", "wedding_date": "2026-09-12", "wedding_rank": "2026-09-12", "display_state": "offered", "process_state": "visit_planned", "spam_reason_id": null, "first_lead_type": null, "extension_number": "100002", "is_spam_reported": false, "last_activity_at": "2026-11-24T14:00:00+00:00", "last_call_result": "talked", "reject_reason_id": null, "budget_per_person": 65, "first_response_at": "2026-05-25T16:46:07+00:00", "organization_date": null, "preview_direction": "out", "contact_preference": "none", "other_provider_name": null, "unread_message_count": 0}], "table": "leads", "columns": ["status", "is_spam_reported", "deal_amount", "organization_date", "reject_reason_id", "spam_reason_id", "other_provider_name"], "isVersioned": true}]', '2026-11-24 14:00:30+00', 1),
	(1, '5a33206a343f332ceea18c3056ba912dc85d170b9fd9199367d11cc5753e65ab', 'quick_reply', 1, '[{"rows": [{"id": 1, "body": "We would love to show you the garden. Would Thursday or Friday suit you?", "title": "Viewing this week", "author_id": 1, "created_at": "2026-10-15T14:00:00+00:00", "customer_id": 1}], "table": "quick_replies"}]', '2026-11-24 14:00:30+00', 1);

SELECT pg_catalog.setval('graphile_worker.job_queues_id_seq', 1, false);

SELECT pg_catalog.setval('graphile_worker.jobs_id_seq1', 7, true);

SELECT pg_catalog.setval('graphile_worker.tasks_id_seq', 3, true);

SELECT pg_catalog.setval('public.agreement_signs_id_seq', 17, true);

SELECT pg_catalog.setval('public.agreement_texts_id_seq', 12, true);

SELECT pg_catalog.setval('public.attachments_id_seq', 2, true);

SELECT pg_catalog.setval('public.audit_entries_id_seq', 42, true);

SELECT pg_catalog.setval('public.calendar_events_id_seq', 134, true);

SELECT pg_catalog.setval('public.campaign_requests_id_seq', 1, true);

SELECT pg_catalog.setval('public.catalog_menus_id_seq', 6, true);

SELECT pg_catalog.setval('public.catalogs_id_seq', 8, true);

SELECT pg_catalog.setval('public.config_items_id_seq', 192, true);

SELECT pg_catalog.setval('public.contacts_id_seq', 22, true);

SELECT pg_catalog.setval('public.customer_accounts_id_seq', 7, true);

SELECT pg_catalog.setval('public.customer_actions_id_seq', 1, true);

SELECT pg_catalog.setval('public.customer_spaces_id_seq', 10, true);

SELECT pg_catalog.setval('public.customer_user_providers_id_seq', 14, true);

SELECT pg_catalog.setval('public.customer_users_id_seq', 10, true);

SELECT pg_catalog.setval('public.customers_id_seq', 6, true);

SELECT pg_catalog.setval('public.deliveries_id_seq', 3, true);

SELECT pg_catalog.setval('public.discount_documents_id_seq', 3, true);

SELECT pg_catalog.setval('public.discounts_id_seq', 10, true);

SELECT pg_catalog.setval('public.districts_id_seq', 99, true);

SELECT pg_catalog.setval('public.exports_id_seq', 2, true);

SELECT pg_catalog.setval('public.feed_events_id_seq', 2, true);

SELECT pg_catalog.setval('public.lead_extension_numbers', 100631, true);

SELECT pg_catalog.setval('public.lead_histories_id_seq', 4499, true);

SELECT pg_catalog.setval('public.lead_interactions_id_seq', 249, true);

SELECT pg_catalog.setval('public.lead_messages_id_seq', 2102, true);

SELECT pg_catalog.setval('public.lead_notes_id_seq', 357, true);

SELECT pg_catalog.setval('public.leads_id_seq', 631, true);

SELECT pg_catalog.setval('public.mail_templates_id_seq', 17, true);

SELECT pg_catalog.setval('public.outbox_mails_id_seq', 1, true);

SELECT pg_catalog.setval('public.outbox_sms_id_seq', 1, true);

SELECT pg_catalog.setval('public.past_prices_id_seq', 16, true);

SELECT pg_catalog.setval('public.pending_payments_id_seq', 2, true);

SELECT pg_catalog.setval('public.prompts_id_seq', 181, true);

SELECT pg_catalog.setval('public.provider_item_images_id_seq', 1, true);

SELECT pg_catalog.setval('public.provider_items_id_seq', 4, true);

SELECT pg_catalog.setval('public.provider_products_id_seq', 20, true);

SELECT pg_catalog.setval('public.providers_id_seq', 10, true);

SELECT pg_catalog.setval('public.quick_replies_id_seq', 19, true);

SELECT pg_catalog.setval('public.referral_proposals_id_seq', 2, true);

SELECT pg_catalog.setval('public.related_providers_id_seq', 5, true);

SELECT pg_catalog.setval('public.saved_views_id_seq', 13, true);

SELECT pg_catalog.setval('public.sessions_id_seq', 1, true);

SELECT pg_catalog.setval('public.subscriptions_id_seq', 5, true);

ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_pkey1 PRIMARY KEY (id);

ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_queue_name_key UNIQUE (queue_name);

ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_key_key1 UNIQUE (key);

ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_pkey1 PRIMARY KEY (id);

ALTER TABLE ONLY graphile_worker._private_known_crontabs
    ADD CONSTRAINT known_crontabs_pkey PRIMARY KEY (identifier);

ALTER TABLE ONLY graphile_worker.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_identifier_key UNIQUE (identifier);

ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.agreement_signs
    ADD CONSTRAINT agreement_signs_customer_id_customer_user_id_agreement_text_key UNIQUE (customer_id, customer_user_id, agreement_text_id);

ALTER TABLE ONLY public.agreement_signs
    ADD CONSTRAINT agreement_signs_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.agreement_texts
    ADD CONSTRAINT agreement_texts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.agreement_texts
    ADD CONSTRAINT agreement_texts_type_version_locale_key UNIQUE (type, version, locale);

ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.calendar_events
    ADD CONSTRAINT calendar_events_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.campaign_requests
    ADD CONSTRAINT campaign_requests_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.catalog_item_options
    ADD CONSTRAINT catalog_item_options_catalog_item_id_code_key UNIQUE (catalog_item_id, code);

ALTER TABLE ONLY public.catalog_item_options
    ADD CONSTRAINT catalog_item_options_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.catalog_items
    ADD CONSTRAINT catalog_items_catalog_type_id_category_id_code_key UNIQUE (catalog_type_id, category_id, code);

ALTER TABLE ONLY public.catalog_items
    ADD CONSTRAINT catalog_items_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.catalog_menus
    ADD CONSTRAINT catalog_menus_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.catalog_prices
    ADD CONSTRAINT catalog_prices_pkey PRIMARY KEY (customer_id, catalog_id, catalog_item_option_id, week_period);

ALTER TABLE ONLY public.catalog_types
    ADD CONSTRAINT catalog_types_code_key UNIQUE (code);

ALTER TABLE ONLY public.catalog_types
    ADD CONSTRAINT catalog_types_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.catalogs
    ADD CONSTRAINT catalogs_customer_id_provider_id_catalog_type_id_key UNIQUE (customer_id, provider_id, catalog_type_id);

ALTER TABLE ONLY public.catalogs
    ADD CONSTRAINT catalogs_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.config_items
    ADD CONSTRAINT config_items_item_type_item_id_key UNIQUE (item_type, item_id);

ALTER TABLE ONLY public.config_items
    ADD CONSTRAINT config_items_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.consumer_keys
    ADD CONSTRAINT consumer_keys_customer_id_key UNIQUE (customer_id);

ALTER TABLE ONLY public.consumer_keys
    ADD CONSTRAINT consumer_keys_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_customer_id_customer_user_id_value_key UNIQUE (customer_id, customer_user_id, value);

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.customer_accounts
    ADD CONSTRAINT customer_accounts_customer_id_account_number_key UNIQUE (customer_id, account_number);

ALTER TABLE ONLY public.customer_accounts
    ADD CONSTRAINT customer_accounts_customer_id_iban_key UNIQUE (customer_id, iban);

ALTER TABLE ONLY public.customer_accounts
    ADD CONSTRAINT customer_accounts_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.customer_actions
    ADD CONSTRAINT customer_actions_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.customer_spaces
    ADD CONSTRAINT customer_spaces_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.customer_user_providers
    ADD CONSTRAINT customer_user_providers_customer_id_customer_user_id_provid_key UNIQUE (customer_id, customer_user_id, provider_id);

ALTER TABLE ONLY public.customer_user_providers
    ADD CONSTRAINT customer_user_providers_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.customer_users
    ADD CONSTRAINT customer_users_customer_id_uuid_key UNIQUE (customer_id, uuid);

ALTER TABLE ONLY public.customer_users
    ADD CONSTRAINT customer_users_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.discount_coupons
    ADD CONSTRAINT discount_coupons_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.discount_documents
    ADD CONSTRAINT discount_documents_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.discounts
    ADD CONSTRAINT discounts_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.districts
    ADD CONSTRAINT districts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.feed_events
    ADD CONSTRAINT feed_events_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (customer_id, operation, key);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (customer_id, customer_user_id);

ALTER TABLE ONLY public.item_option_groups
    ADD CONSTRAINT item_option_groups_key_key UNIQUE (key);

ALTER TABLE ONLY public.item_option_groups
    ADD CONSTRAINT item_option_groups_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.item_options
    ADD CONSTRAINT item_options_group_id_key_key UNIQUE (group_id, key);

ALTER TABLE ONLY public.item_options
    ADD CONSTRAINT item_options_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.lead_details
    ADD CONSTRAINT lead_details_pkey PRIMARY KEY (customer_id, lead_id);

ALTER TABLE ONLY public.lead_directory
    ADD CONSTRAINT lead_directory_pkey PRIMARY KEY (lead_id);

ALTER TABLE ONLY public.lead_histories
    ADD CONSTRAINT lead_histories_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.lead_interactions
    ADD CONSTRAINT lead_interactions_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.lead_messages
    ADD CONSTRAINT lead_messages_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.lead_notes
    ADD CONSTRAINT lead_notes_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.lead_reminders
    ADD CONSTRAINT lead_reminders_pkey PRIMARY KEY (customer_id, lead_id);

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_customer_id_extension_number_key UNIQUE (customer_id, extension_number);

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.logins
    ADD CONSTRAINT logins_pkey PRIMARY KEY (login);

ALTER TABLE ONLY public.mail_template_attachments
    ADD CONSTRAINT mail_template_attachments_pkey PRIMARY KEY (customer_id, mail_template_id, attachment_id);

ALTER TABLE ONLY public.mail_templates
    ADD CONSTRAINT mail_templates_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.outbox_mails
    ADD CONSTRAINT outbox_mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.outbox_sms
    ADD CONSTRAINT outbox_sms_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (key_hash);

ALTER TABLE ONLY public.past_prices
    ADD CONSTRAINT past_prices_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.pending_payments
    ADD CONSTRAINT pending_payments_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.prompts
    ADD CONSTRAINT prompts_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.provider_categories
    ADD CONSTRAINT provider_categories_key_key UNIQUE (key);

ALTER TABLE ONLY public.provider_categories
    ADD CONSTRAINT provider_categories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.provider_directory
    ADD CONSTRAINT provider_directory_pkey PRIMARY KEY (provider_id);

ALTER TABLE ONLY public.provider_item_images
    ADD CONSTRAINT provider_item_images_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.provider_items
    ADD CONSTRAINT provider_items_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.provider_page_access
    ADD CONSTRAINT provider_page_access_pkey PRIMARY KEY (customer_id, customer_user_id, provider_id, page);

ALTER TABLE ONLY public.provider_products
    ADD CONSTRAINT provider_products_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.providers
    ADD CONSTRAINT providers_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.quick_replies
    ADD CONSTRAINT quick_replies_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (scope, subject_hash);

ALTER TABLE ONLY public.referral_proposals
    ADD CONSTRAINT referral_proposals_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.regions
    ADD CONSTRAINT regions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.related_providers
    ADD CONSTRAINT related_providers_customer_id_provider_id_related_provider__key UNIQUE (customer_id, provider_id, related_provider_id);

ALTER TABLE ONLY public.related_providers
    ADD CONSTRAINT related_providers_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_customer_id_author_id_screen_name_key UNIQUE (customer_id, author_id, screen, name);

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.undo_entries
    ADD CONSTRAINT undo_entries_pkey PRIMARY KEY (customer_id, token_hash);

CREATE INDEX jobs_main_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id, job_queue_id) WHERE (is_available = true);

CREATE INDEX jobs_no_queue_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id) WHERE ((is_available = true) AND (job_queue_id IS NULL));

CREATE INDEX audit_entries_entity ON public.audit_entries USING btree (customer_id, entity, entity_id, at, id);

CREATE INDEX audit_entries_newest ON public.audit_entries USING btree (customer_id, at, id);

CREATE INDEX calendar_events_start ON public.calendar_events USING btree (customer_id, provider_id, start_at, id);

CREATE INDEX catalog_menus_provider ON public.catalog_menus USING btree (customer_id, provider_id, id);

CREATE INDEX cities_region ON public.cities USING btree (region_id);

CREATE INDEX customer_spaces_provider ON public.customer_spaces USING btree (customer_id, provider_id, id);

CREATE INDEX discount_documents_of ON public.discount_documents USING btree (customer_id, discount_id);

CREATE INDEX discounts_newest ON public.discounts USING btree (customer_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX discounts_primary ON public.discounts USING btree (customer_id, provider_id) WHERE (is_primary AND (deleted_at IS NULL));

CREATE INDEX districts_city ON public.districts USING btree (city_id);

CREATE INDEX exports_newest ON public.exports USING btree (customer_id, author_id, created_at, id);

CREATE INDEX feed_events_newest ON public.feed_events USING btree (customer_id, customer_user_id, at, id);

CREATE INDEX lead_histories_newest ON public.lead_histories USING btree (customer_id, lead_id, at, id);

CREATE INDEX lead_interactions_newest ON public.lead_interactions USING btree (customer_id, lead_id, at, id);

CREATE INDEX lead_messages_newest ON public.lead_messages USING btree (customer_id, lead_id, created_at, id);

CREATE INDEX lead_messages_sms ON public.lead_messages USING btree (customer_id, created_at, id) WHERE ((channel = 'sms'::text) AND (direction = 'out'::text));

CREATE INDEX lead_notes_newest ON public.lead_notes USING btree (customer_id, lead_id, created_at, id);

CREATE INDEX leads_due ON public.leads USING btree (customer_id, due_rank, id DESC);

CREATE INDEX leads_newest ON public.leads USING btree (customer_id, created_at, id) INCLUDE (provider_id, display_state, is_read);

CREATE INDEX leads_shown ON public.leads USING btree (customer_id, shown_at) WHERE (shown_at IS NOT NULL);

CREATE INDEX leads_wedding ON public.leads USING btree (customer_id, wedding_rank, id DESC);

CREATE INDEX password_resets_user ON public.password_resets USING btree (customer_id, customer_user_id);

CREATE INDEX past_prices_latest ON public.past_prices USING btree (customer_id, provider_id, changed_at, id);

CREATE INDEX prompts_newest ON public.prompts USING btree (customer_id, created_at, id);

CREATE INDEX prompts_open ON public.prompts USING btree (customer_id, type) WHERE (completed_at IS NULL);

CREATE INDEX provider_item_images_order ON public.provider_item_images USING btree (customer_id, provider_item_id, "position", id);

CREATE INDEX provider_items_order ON public.provider_items USING btree (customer_id, provider_id, "position", id);

CREATE INDEX provider_products_latest ON public.provider_products USING btree (customer_id, provider_id, date_end, id);

CREATE INDEX sessions_user ON public.sessions USING btree (customer_id, customer_user_id);

CREATE TRIGGER hint_feed_event AFTER INSERT ON public.feed_events FOR EACH ROW EXECUTE FUNCTION public.hint_feed_event();

CREATE TRIGGER hint_session_end AFTER DELETE ON public.sessions FOR EACH ROW EXECUTE FUNCTION public.hint_session_end();

ALTER TABLE ONLY public.agreement_signs
    ADD CONSTRAINT agreement_signs_customer_id_customer_user_id_fkey FOREIGN KEY (customer_id, customer_user_id) REFERENCES public.customer_users(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_customer_id_actor_id_fkey FOREIGN KEY (customer_id, actor_id) REFERENCES public.customer_users(customer_id, id);

ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.calendar_events
    ADD CONSTRAINT calendar_events_customer_id_lead_id_fkey FOREIGN KEY (customer_id, lead_id) REFERENCES public.leads(customer_id, id) ON DELETE SET NULL (lead_id);

ALTER TABLE ONLY public.calendar_events
    ADD CONSTRAINT calendar_events_customer_id_provider_id_fkey FOREIGN KEY (customer_id, provider_id) REFERENCES public.providers(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.campaign_requests
    ADD CONSTRAINT campaign_requests_customer_id_customer_user_id_fkey FOREIGN KEY (customer_id, customer_user_id) REFERENCES public.customer_users(customer_id, id);

ALTER TABLE ONLY public.campaign_requests
    ADD CONSTRAINT campaign_requests_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.catalog_item_options
    ADD CONSTRAINT catalog_item_options_catalog_item_id_fkey FOREIGN KEY (catalog_item_id) REFERENCES public.catalog_items(id);

ALTER TABLE ONLY public.catalog_items
    ADD CONSTRAINT catalog_items_catalog_type_id_fkey FOREIGN KEY (catalog_type_id) REFERENCES public.catalog_types(id);

ALTER TABLE ONLY public.catalog_menus
    ADD CONSTRAINT catalog_menus_customer_id_provider_id_fkey FOREIGN KEY (customer_id, provider_id) REFERENCES public.providers(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.catalog_prices
    ADD CONSTRAINT catalog_prices_customer_id_catalog_id_fkey FOREIGN KEY (customer_id, catalog_id) REFERENCES public.catalogs(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.catalogs
    ADD CONSTRAINT catalogs_customer_id_provider_id_fkey FOREIGN KEY (customer_id, provider_id) REFERENCES public.providers(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_region_id_fkey FOREIGN KEY (region_id) REFERENCES public.regions(id);

ALTER TABLE ONLY public.consumer_keys
    ADD CONSTRAINT consumer_keys_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_customer_id_customer_user_id_fkey FOREIGN KEY (customer_id, customer_user_id) REFERENCES public.customer_users(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.customer_accounts
    ADD CONSTRAINT customer_accounts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.customer_actions
    ADD CONSTRAINT customer_actions_customer_id_customer_user_id_fkey FOREIGN KEY (customer_id, customer_user_id) REFERENCES public.customer_users(customer_id, id);

ALTER TABLE ONLY public.customer_actions
    ADD CONSTRAINT customer_actions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.customer_actions
    ADD CONSTRAINT customer_actions_customer_id_provider_id_fkey FOREIGN KEY (customer_id, provider_id) REFERENCES public.providers(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.customer_spaces
    ADD CONSTRAINT customer_spaces_customer_id_provider_id_fkey FOREIGN KEY (customer_id, provider_id) REFERENCES public.providers(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.customer_user_providers
    ADD CONSTRAINT customer_user_providers_customer_id_customer_user_id_fkey FOREIGN KEY (customer_id, customer_user_id) REFERENCES public.customer_users(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.customer_user_providers
    ADD CONSTRAINT customer_user_providers_customer_id_provider_id_fkey FOREIGN KEY (customer_id, provider_id) REFERENCES public.providers(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.customer_users
    ADD CONSTRAINT customer_users_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_customer_id_lead_message_id_fkey FOREIGN KEY (customer_id, lead_message_id) REFERENCES public.lead_messages(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.discount_documents
    ADD CONSTRAINT discount_documents_customer_id_discount_id_fkey FOREIGN KEY (customer_id, discount_id) REFERENCES public.discounts(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.discounts
    ADD CONSTRAINT discounts_customer_id_provider_id_fkey FOREIGN KEY (customer_id, provider_id) REFERENCES public.providers(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.districts
    ADD CONSTRAINT districts_city_id_fkey FOREIGN KEY (city_id) REFERENCES public.cities(id);

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_customer_id_author_id_fkey FOREIGN KEY (customer_id, author_id) REFERENCES public.customer_users(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.feed_events
    ADD CONSTRAINT feed_events_customer_id_customer_user_id_fkey FOREIGN KEY (customer_id, customer_user_id) REFERENCES public.customer_users(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.feed_events
    ADD CONSTRAINT feed_events_customer_id_lead_id_fkey FOREIGN KEY (customer_id, lead_id) REFERENCES public.leads(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_customer_id_customer_user_id_fkey FOREIGN KEY (customer_id, customer_user_id) REFERENCES public.customer_users(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.item_option_groups
    ADD CONSTRAINT item_option_groups_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id);

ALTER TABLE ONLY public.item_options
    ADD CONSTRAINT item_options_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.item_option_groups(id);

ALTER TABLE ONLY public.lead_details
    ADD CONSTRAINT lead_details_customer_id_lead_id_fkey FOREIGN KEY (customer_id, lead_id) REFERENCES public.leads(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.lead_directory
    ADD CONSTRAINT lead_directory_customer_id_lead_id_fkey FOREIGN KEY (customer_id, lead_id) REFERENCES public.leads(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.lead_histories
    ADD CONSTRAINT lead_histories_customer_id_actor_id_fkey FOREIGN KEY (customer_id, actor_id) REFERENCES public.customer_users(customer_id, id);

ALTER TABLE ONLY public.lead_histories
    ADD CONSTRAINT lead_histories_customer_id_lead_id_fkey FOREIGN KEY (customer_id, lead_id) REFERENCES public.leads(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.lead_interactions
    ADD CONSTRAINT lead_interactions_customer_id_author_id_fkey FOREIGN KEY (customer_id, author_id) REFERENCES public.customer_users(customer_id, id);

ALTER TABLE ONLY public.lead_interactions
    ADD CONSTRAINT lead_interactions_customer_id_lead_id_fkey FOREIGN KEY (customer_id, lead_id) REFERENCES public.leads(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.lead_messages
    ADD CONSTRAINT lead_messages_customer_id_author_id_fkey FOREIGN KEY (customer_id, author_id) REFERENCES public.customer_users(customer_id, id);

ALTER TABLE ONLY public.lead_messages
    ADD CONSTRAINT lead_messages_customer_id_lead_id_fkey FOREIGN KEY (customer_id, lead_id) REFERENCES public.leads(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.lead_notes
    ADD CONSTRAINT lead_notes_customer_id_author_id_fkey FOREIGN KEY (customer_id, author_id) REFERENCES public.customer_users(customer_id, id);

ALTER TABLE ONLY public.lead_notes
    ADD CONSTRAINT lead_notes_customer_id_lead_id_fkey FOREIGN KEY (customer_id, lead_id) REFERENCES public.leads(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.lead_reminders
    ADD CONSTRAINT lead_reminders_customer_id_author_id_fkey FOREIGN KEY (customer_id, author_id) REFERENCES public.customer_users(customer_id, id);

ALTER TABLE ONLY public.lead_reminders
    ADD CONSTRAINT lead_reminders_customer_id_lead_id_fkey FOREIGN KEY (customer_id, lead_id) REFERENCES public.leads(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_customer_id_provider_id_fkey FOREIGN KEY (customer_id, provider_id) REFERENCES public.providers(customer_id, id);

ALTER TABLE ONLY public.logins
    ADD CONSTRAINT logins_customer_id_customer_user_id_fkey FOREIGN KEY (customer_id, customer_user_id) REFERENCES public.customer_users(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mail_template_attachments
    ADD CONSTRAINT mail_template_attachments_customer_id_attachment_id_fkey FOREIGN KEY (customer_id, attachment_id) REFERENCES public.attachments(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mail_template_attachments
    ADD CONSTRAINT mail_template_attachments_customer_id_mail_template_id_fkey FOREIGN KEY (customer_id, mail_template_id) REFERENCES public.mail_templates(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mail_templates
    ADD CONSTRAINT mail_templates_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_customer_id_customer_user_id_fkey FOREIGN KEY (customer_id, customer_user_id) REFERENCES public.customer_users(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.past_prices
    ADD CONSTRAINT past_prices_customer_id_catalog_id_fkey FOREIGN KEY (customer_id, catalog_id) REFERENCES public.catalogs(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.past_prices
    ADD CONSTRAINT past_prices_customer_id_changed_by_fkey FOREIGN KEY (customer_id, changed_by) REFERENCES public.customer_users(customer_id, id);

ALTER TABLE ONLY public.past_prices
    ADD CONSTRAINT past_prices_customer_id_provider_id_fkey FOREIGN KEY (customer_id, provider_id) REFERENCES public.providers(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.pending_payments
    ADD CONSTRAINT pending_payments_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.prompts
    ADD CONSTRAINT prompts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.prompts
    ADD CONSTRAINT prompts_customer_id_provider_id_fkey FOREIGN KEY (customer_id, provider_id) REFERENCES public.providers(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.provider_categories
    ADD CONSTRAINT provider_categories_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id);

ALTER TABLE ONLY public.provider_directory
    ADD CONSTRAINT provider_directory_customer_id_provider_id_fkey FOREIGN KEY (customer_id, provider_id) REFERENCES public.providers(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.provider_item_images
    ADD CONSTRAINT provider_item_images_customer_id_provider_item_id_fkey FOREIGN KEY (customer_id, provider_item_id) REFERENCES public.provider_items(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.provider_items
    ADD CONSTRAINT provider_items_customer_id_provider_id_fkey FOREIGN KEY (customer_id, provider_id) REFERENCES public.providers(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.provider_page_access
    ADD CONSTRAINT provider_page_access_customer_id_customer_user_id_provider_fkey FOREIGN KEY (customer_id, customer_user_id, provider_id) REFERENCES public.customer_user_providers(customer_id, customer_user_id, provider_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.provider_products
    ADD CONSTRAINT provider_products_customer_id_provider_id_fkey FOREIGN KEY (customer_id, provider_id) REFERENCES public.providers(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.providers
    ADD CONSTRAINT providers_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.quick_replies
    ADD CONSTRAINT quick_replies_customer_id_author_id_fkey FOREIGN KEY (customer_id, author_id) REFERENCES public.customer_users(customer_id, id);

ALTER TABLE ONLY public.quick_replies
    ADD CONSTRAINT quick_replies_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.referral_proposals
    ADD CONSTRAINT referral_proposals_customer_id_customer_user_id_fkey FOREIGN KEY (customer_id, customer_user_id) REFERENCES public.customer_users(customer_id, id);

ALTER TABLE ONLY public.referral_proposals
    ADD CONSTRAINT referral_proposals_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.related_providers
    ADD CONSTRAINT related_providers_customer_id_provider_id_fkey FOREIGN KEY (customer_id, provider_id) REFERENCES public.providers(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.related_providers
    ADD CONSTRAINT related_providers_customer_id_related_provider_id_fkey FOREIGN KEY (customer_id, related_provider_id) REFERENCES public.providers(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_customer_id_author_id_fkey FOREIGN KEY (customer_id, author_id) REFERENCES public.customer_users(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_customer_id_customer_user_id_fkey FOREIGN KEY (customer_id, customer_user_id) REFERENCES public.customer_users(customer_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.undo_entries
    ADD CONSTRAINT undo_entries_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE graphile_worker._private_job_queues ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_jobs ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_known_crontabs ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_tasks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.agreement_signs ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.attachments ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.audit_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.calendar_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.campaign_requests ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.catalog_menus ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.catalog_prices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.catalogs ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.contacts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customer_accounts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customer_actions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customer_spaces ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customer_user_providers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customer_users ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.deliveries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.discount_documents ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.discounts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.exports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.feed_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.idempotency_keys ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invitations ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.lead_details ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.lead_histories ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.lead_interactions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.lead_messages ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.lead_notes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.lead_reminders ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.leads ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.mail_template_attachments ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.mail_templates ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_customer ON public.agreement_signs USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.attachments USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.audit_entries USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.calendar_events USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.campaign_requests USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.catalog_menus USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.catalog_prices USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.catalogs USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.contacts USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.customer_accounts USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.customer_actions USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.customer_spaces USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.customer_user_providers USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.customer_users USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.customers USING ((id = public.current_customer())) WITH CHECK ((id = public.current_customer()));

CREATE POLICY own_customer ON public.deliveries USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.discount_documents USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.discounts USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.exports USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.feed_events USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.idempotency_keys USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.invitations USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.lead_details USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.lead_histories USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.lead_interactions USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.lead_messages USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.lead_notes USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.lead_reminders USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.leads USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.mail_template_attachments USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.mail_templates USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.past_prices USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.pending_payments USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.prompts USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.provider_item_images USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.provider_items USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.provider_page_access USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.provider_products USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.providers USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.quick_replies USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.referral_proposals USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.related_providers USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.saved_views USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.subscriptions USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

CREATE POLICY own_customer ON public.undo_entries USING ((customer_id = public.current_customer())) WITH CHECK ((customer_id = public.current_customer()));

ALTER TABLE public.past_prices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.pending_payments ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.prompts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.provider_item_images ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.provider_items ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.provider_page_access ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.provider_products ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.providers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.quick_replies ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.referral_proposals ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.related_providers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.saved_views ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.subscriptions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.undo_entries ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SCHEMA public TO vendor_panel_app;

REVOKE ALL ON FUNCTION graphile_worker.add_job(identifier text, payload json, queue_name text, run_at timestamp with time zone, max_attempts integer, job_key text, priority integer, flags text[], job_key_mode text) FROM PUBLIC;

REVOKE ALL ON FUNCTION graphile_worker.add_jobs(specs graphile_worker.job_spec[], job_key_preserve_run_at boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION graphile_worker.complete_jobs(job_ids bigint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION graphile_worker.force_unlock_workers(worker_ids text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION graphile_worker.permanently_fail_jobs(job_ids bigint[], error_message text) FROM PUBLIC;

REVOKE ALL ON FUNCTION graphile_worker.remove_job(job_key text) FROM PUBLIC;

REVOKE ALL ON FUNCTION graphile_worker.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone, priority integer, attempts integer, max_attempts integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION public.add_job(task text, payload json, attempts integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.add_job(task text, payload json, attempts integer) TO vendor_panel_app;

REVOKE ALL ON FUNCTION public.add_job_at(task text, payload json, attempts integer, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.add_job_at(task text, payload json, attempts integer, at timestamp with time zone) TO vendor_panel_app;

REVOKE ALL ON FUNCTION public.current_customer() FROM PUBLIC;
GRANT ALL ON FUNCTION public.current_customer() TO vendor_panel_app;

REVOKE ALL ON FUNCTION public.find_login(wanted text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.find_login(wanted text) TO vendor_panel_app;

REVOKE ALL ON FUNCTION public.forget_expired(at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.forget_expired(at timestamp with time zone) TO vendor_panel_app;

REVOKE ALL ON FUNCTION public.hint_feed_event() FROM PUBLIC;

REVOKE ALL ON FUNCTION public.hint_session_end() FROM PUBLIC;

REVOKE ALL ON FUNCTION public.open_session(hash text, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.open_session(hash text, at timestamp with time zone) TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.agreement_signs TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.agreement_signs_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.agreement_texts TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.agreement_texts_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.attachments TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.attachments_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.audit_entries TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.audit_entries_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.calendar_events TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.calendar_events_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.campaign_requests TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.campaign_requests_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.catalog_item_options TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.catalog_items TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.catalog_menus TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.catalog_menus_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.catalog_prices TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.catalog_types TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.catalogs TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.catalogs_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.categories TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.cities TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.config_items TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.config_items_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.consumer_keys TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.contacts TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.contacts_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customer_accounts TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.customer_accounts_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customer_actions TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.customer_actions_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customer_spaces TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.customer_spaces_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customer_user_providers TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.customer_user_providers_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customer_users TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.customer_users_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customers TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.customers_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.deliveries TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.deliveries_id_seq TO vendor_panel_app;

GRANT SELECT ON TABLE public.discount_coupons TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.discount_documents TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.discount_documents_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.discounts TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.discounts_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.districts TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.districts_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.exports TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.exports_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.feed_events TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.feed_events_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.idempotency_keys TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invitations TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.item_option_groups TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.item_options TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.lead_details TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.lead_directory TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.lead_extension_numbers TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.lead_histories TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.lead_histories_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.lead_interactions TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.lead_interactions_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.lead_messages TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.lead_messages_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.lead_notes TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.lead_notes_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.lead_reminders TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.leads TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.leads_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.logins TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mail_template_attachments TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mail_templates TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.mail_templates_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.outbox_mails TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.outbox_mails_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.outbox_sms TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.outbox_sms_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.password_resets TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.past_prices TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.past_prices_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.pending_payments TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.pending_payments_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.prompts TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.prompts_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.provider_categories TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.provider_directory TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.provider_item_images TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.provider_item_images_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.provider_items TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.provider_items_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.provider_page_access TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.provider_products TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.provider_products_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.providers TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.providers_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.quick_replies TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.quick_replies_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.rate_limits TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.referral_proposals TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.referral_proposals_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.regions TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.related_providers TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.related_providers_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.saved_views TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.saved_views_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sessions TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.sessions_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.subscriptions TO vendor_panel_app;

GRANT USAGE ON SEQUENCE public.subscriptions_id_seq TO vendor_panel_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.undo_entries TO vendor_panel_app;

ALTER DEFAULT PRIVILEGES FOR ROLE vendor_panel IN SCHEMA public GRANT USAGE ON SEQUENCES TO vendor_panel_app;

ALTER DEFAULT PRIVILEGES FOR ROLE vendor_panel IN SCHEMA public GRANT SELECT,INSERT,DELETE,UPDATE ON TABLES TO vendor_panel_app;

ALTER DEFAULT PRIVILEGES FOR ROLE vendor_panel REVOKE ALL ON FUNCTIONS FROM PUBLIC;
