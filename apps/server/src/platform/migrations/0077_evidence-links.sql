-- Rows of evidence are each signer's own; the hashes that tie them to the sealed head are for every party of the deal.
create function evidence_links(of_chain text)
returns table (link_position integer, previous_hash text, hash text, at timestamptz, head_seal text)
language sql stable security definer set search_path = public, pg_temp as $$
  select e.position, e.previous_hash, e.hash, e.at, e.head_seal
  from signature_evidence e
  where e.chain = of_chain and (row_is_open() or exists (
    select from bookings b
    where b.id = substring(of_chain from '^booking:(.{36})$')::uuid and (row_is_of(b.user_id) or b.id = any ((select shared_bookings())::uuid[]))))
  order by e.position
$$;
