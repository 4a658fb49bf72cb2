"""Learns a policy and a value from games that it plays itself (proximal policy optimisation).

    python3 learn.py FOLDER --node NODE --selfplay SELFPLAY.mjs --minutes 9 --workers 15

Workers play on the processor's cores with whatever was learned last and put batches into FOLDER; this learns from them on
a GPU, or on the processor where there is none, and writes FOLDER/learned.bin every few seconds, and FOLDER/averaged.bin:
the average of its last steps.
"""
import argparse
import copy
import glob
import json
import os
import struct
import subprocess
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

# each worker collects its own garbage, and seldom: there is one for each core, so that nobody is free to help
ALONE = ["--single-threaded-gc", "--max-semi-space-size=64"]
KINDS = {"Uint8": np.uint8, "Uint16": np.uint16, "Float32": np.float32}


class Rows(nn.Module):
    """One row for each fact, and for each thing in each place: what its traits say, and what is known of itself."""

    def __init__(self, facts, slots, traits, width):
        super().__init__()
        things = traits.shape[0]
        self.register_buffer("of_things", traits)
        self.facts = nn.Parameter(torch.randn(facts, width) * 0.05)
        self.things = nn.Parameter(torch.zeros(slots, things, width))
        self.traits = nn.Parameter(torch.randn(slots, traits.shape[1], width) * 0.03)

    def table(self):
        things = self.things + torch.einsum("tf,sfw->stw", self.of_things, self.traits)
        return torch.cat([self.facts, things.flatten(0, 1)])

    def stored(self):
        return torch.cat([self.facts, self.things.flatten(0, 1)])


class Scholar(nn.Module):
    def __init__(self, catalogue, traits, width, hidden, valued):
        super().__init__()
        self.size = {"width": width, "hidden": hidden, "valued": valued}
        self.table = Rows(catalogue["facts"], catalogue["slots"], traits, width)
        self.answers = Rows(catalogue["answerFacts"], catalogue["answerSlots"], traits, hidden)
        self.table_bias = nn.Parameter(torch.full((width,), 0.1))
        self.trunk = nn.Linear(width, hidden)
        self.query = nn.Linear(hidden, hidden)
        self.judge = nn.Parameter(torch.zeros(hidden))
        self.worth = nn.Parameter(torch.tensor([1.0]))
        self.valued = nn.Linear(hidden, valued)
        self.value = nn.Linear(valued, 2)

    def look(self, rows, offsets):
        return F.relu(self.trunk(F.relu(F.embedding_bag(rows, self.table.table(), offsets, mode="sum") + self.table_bias)))

    def judged(self, trunk, rows, offsets, of, worths):
        seen = self.query(trunk)[of] + F.embedding_bag(rows, self.answers.table(), offsets, mode="sum")
        return F.relu(seen) @ self.judge + self.worth * worths

    def valued_at(self, trunk):
        return self.value(F.relu(self.valued(trunk)))


def write_learned(net, keys, file):
    tensors = {
        "table": net.table.stored(),
        "table.traits": net.table.traits,
        "table.bias": net.table_bias,
        "answers": net.answers.stored(),
        "answers.traits": net.answers.traits,
        "trunk": net.trunk.weight.t(),
        "trunk.bias": net.trunk.bias,
        "query": net.query.weight.t(),
        "query.bias": net.query.bias,
        "judge": net.judge,
        "worth": net.worth,
        "valued": net.valued.weight.t(),
        "valued.bias": net.valued.bias,
        "value": net.value.weight.t(),
        "value.bias": net.value.bias,
    }
    arrays = {name: one.detach().float().contiguous().cpu().numpy().ravel() for name, one in tensors.items()}
    head = {"things": keys, **net.size}
    head["tensors"] = [[name, len(one)] for name, one in arrays.items()]
    text = json.dumps(head).encode()
    text += b" " * (-(len(text) + 4) % 4)
    with open(file + ".part", "wb") as out:
        out.write(struct.pack("<I", len(text)) + text + b"".join(one.tobytes() for one in arrays.values()))
    os.replace(file + ".part", file)


@torch.no_grad()
def read_learned(net, file):
    """Goes on from what was learned before, without what the optimiser knew. A larger net begins as what the smaller one was:
    what it has besides is random, and says nothing yet."""
    with open(file, "rb") as source:
        raw = source.read()
    size = struct.unpack_from("<I", raw)[0]
    at = 4 + size
    head = json.loads(raw[4:at])
    width, hidden, valued = (head[name] for name in ("width", "hidden", "valued"))
    parts = dict(net.named_parameters())
    if any(head[name] > net.size[name] for name in net.size):
        sys.exit(f"{file} is of a larger net: {width} wide, {hidden} hidden, {valued} valued")
    widths = {"table.bias": width, "trunk.bias": hidden, "query.bias": hidden, "valued.bias": valued}
    layers = {"trunk": (width, hidden), "query": (hidden, hidden), "valued": (hidden, valued), "value": (valued, 2)}
    for name, length in head["tensors"]:
        values = torch.from_numpy(np.frombuffer(raw, np.float32, length, at).copy())
        at += 4 * length
        if name in layers:
            inputs, outputs = layers[name]
            weight = getattr(net, name).weight
            weight[:outputs] = 0
            weight[:outputs, :inputs] = values.view(inputs, outputs).t()
        elif name == "judge":
            net.judge.zero_()[:hidden] = values
        elif name in ("table", "answers"):
            rows = getattr(net, name)
            of = values.view(-1, width if name == "table" else hidden)
            count = len(rows.facts)
            rows.facts[:, : of.shape[1]] = of[:count]
            rows.things[..., : of.shape[1]] = of[count:].view(*rows.things.shape[:2], -1)
        elif name.endswith(".traits"):
            into = parts[name]
            of = values.view(*into.shape[:2], -1)
            into[..., : of.shape[2]] = of
        else:
            parts["table_bias" if name == "table.bias" else name][: widths.get(name, length)] = values


def read_batch(file):
    with open(file, "rb") as source:
        raw = source.read()
    size = struct.unpack_from("<I", raw)[0]
    at, columns = 4 + size, {}
    for name, kind, length in json.loads(raw[4 : 4 + size]):
        columns[name] = np.frombuffer(raw, KINDS[kind], length, at)
        at += columns[name].nbytes
    return columns


def joined(batches, device):
    """All batches as one, on the device."""
    out = {}
    for name in batches[0]:
        whole = np.concatenate([batch[name] for batch in batches])
        if whole.dtype == np.uint16:
            whole = whole.astype(np.int32)
        out[name] = torch.from_numpy(np.ascontiguousarray(whole)).to(device, non_blocking=True)
    return out


def starts(counts):
    """Where each of so many things begins, and the end of the last."""
    ends = torch.cumsum(counts.long(), 0)
    return torch.cat([ends.new_zeros(1), ends])


class Data:
    def __init__(self, batches, device):
        data = joined(batches, device)
        self.table_rows, self.answer_rows, self.worth = data["tableRows"], data["answerRows"], data["worth"]
        self.table_at, self.answers_at = starts(data["tableCount"]), starts(data["answers"])
        self.rows_at = starts(data["answerCount"])
        self.chosen, self.likely = data["chosen"].long(), data["likely"]
        self.games_at = starts(data["decisions"])
        self.size = len(self.chosen)
        game = torch.repeat_interleave(torch.arange(len(data["decisions"]), device=device), data["decisions"].long())
        self.game = game
        self.won, self.lead = data["won"], data["lead"]

    def part(self, first, last):
        """What the net is told of the decisions from first to before last."""
        t0, t1 = self.table_at[first], self.table_at[last]
        a0, a1 = self.answers_at[first], self.answers_at[last]
        r0, r1 = self.rows_at[a0], self.rows_at[a1]
        counts = self.answers_at[first + 1 : last + 1] - self.answers_at[first:last]
        return {
            "table": self.table_rows[t0:t1],
            "table_at": (self.table_at[first:last] - t0).int(),
            "answers": self.answer_rows[r0:r1],
            "answers_at": (self.rows_at[a0:a1] - r0).int(),
            "of": torch.repeat_interleave(torch.arange(last - first, device=counts.device), counts),
            "worth": self.worth[a0:a1],
            "chosen": self.answers_at[first:last] - a0 + self.chosen[first:last],
        }


def log_shares(logits, of, size):
    """Logarithms of the shares of answers, each among those of its own decision; and by decision what they spread."""
    most = torch.full((size,), -1e9, device=logits.device).scatter_reduce(0, of, logits.detach(), "amax")
    raised = torch.exp(logits - most[of])
    sums = torch.zeros(size, device=logits.device).index_add(0, of, raised)
    shares = logits - most[of] - torch.log(sums)[of]
    spread = torch.zeros(size, device=logits.device).index_add(0, of, -shares * torch.exp(shares))
    return shares, spread


def squeezed(lead):
    return torch.tanh(lead / 20)


def worth_of(values, mix):
    """What is to be had: a share in the win, and a little of the lead."""
    return torch.sigmoid(values[:, 0]) + mix * values[:, 1]


@torch.no_grad()
def advantages(net, data, mix, fade, part):
    """How much better than expected each decision turned out, judged by what came soon after more than by the end."""
    values = []
    for first in range(0, data.size, part):
        one = data.part(first, min(first + part, data.size))
        values.append(worth_of(net.valued_at(net.look(one["table"], one["table_at"])), mix))
    values = torch.cat(values)
    ends = (data.won + mix * squeezed(data.lead))[data.game]
    after = torch.cat([values[1:], values[-1:]])
    last = torch.zeros(data.size, dtype=torch.bool, device=values.device)
    last[data.games_at[1:] - 1] = True
    after = torch.where(last, ends, after)
    steps = after - values
    # the sum over the rest of the game, fading: by doubling, since games are short
    left = (data.games_at[1:] - 1)[data.game] - torch.arange(data.size, device=values.device)
    total, reach, weight = steps.clone(), 1, fade
    while reach < 128:
        further = torch.zeros_like(total)
        further[:-reach] = total[reach:]
        total = total + weight * torch.where(left >= reach, further, torch.zeros_like(further))
        reach, weight = 2 * reach, weight * weight
    return total


class Average:
    """What the net has been on average over its last steps, which sways less than what it is after any of them."""

    def __init__(self, net, keep):
        self.net = copy.deepcopy(net)
        self.keep = keep

    @torch.no_grad()
    def follow(self, net):
        for mine, newest in zip(self.net.parameters(), net.parameters()):
            mine.lerp_(newest, 1 - self.keep)


def learn_from(net, average, optimiser, data, args):
    gains = advantages(net, data, args.mix, args.fade, args.part)
    scale = gains.std().clamp(min=1e-4)
    gains = gains - gains.mean()
    order = list(range(0, data.size, args.part))
    told = []
    for _ in range(args.epochs):
        np.random.shuffle(order)
        for first in order:
            last = min(first + args.part, data.size)
            one = data.part(first, last)
            trunk = net.look(one["table"], one["table_at"])
            logits = net.judged(trunk, one["answers"], one["answers_at"], one["of"], one["worth"])
            shares, spread = log_shares(logits, one["of"], last - first)
            ratio = torch.exp(shares[one["chosen"]] - data.likely[first:last])
            gain = gains[first:last] / scale
            clipped = torch.clamp(ratio, 1 - args.clip, 1 + args.clip)
            policy = -torch.minimum(ratio * gain, clipped * gain).mean()
            values = net.valued_at(trunk)
            game = data.game[first:last]
            won = F.binary_cross_entropy_with_logits(values[:, 0], data.won[game])
            lead = F.mse_loss(values[:, 1], squeezed(data.lead[game]))
            loss = policy + args.value * (won + lead) - args.spread * spread.mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
            average.follow(net)
            far = (ratio - 1).abs().gt(args.clip).float().mean()
            told.append(torch.stack([policy, won, lead, spread.mean(), far]).detach())
    return torch.stack(told).mean(0).tolist()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--node", default="node")
    parser.add_argument("--selfplay", required=True)
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--workers", type=int, default=15)
    parser.add_argument("--games", type=int, default=160, help="games in a batch")
    parser.add_argument("--batches", type=int, default=15, help="batches to learn from at a time")
    parser.add_argument("--part", type=int, default=16384, help="decisions in a step")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--last-rate", type=float, default=1e-4)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--fade", type=float, default=0.93)
    parser.add_argument("--mix", type=float, default=0.5, help="what the lead counts beside the win")
    parser.add_argument("--value", type=float, default=1.0)
    parser.add_argument("--spread", type=float, default=0.01)
    parser.add_argument("--keep-every", type=float, default=60, help="seconds between versions that are played against")
    parser.add_argument("--average", type=float, default=0.999, help="how much of the average stays with each step")
    parser.add_argument("--width", type=int, default=256, help="numbers in a row of the table; all sizes are multiples of 32")
    parser.add_argument("--hidden", type=int, default=128, help="numbers in what is seen of it")
    parser.add_argument("--valued", type=int, default=64, help="numbers in the layer before the value")
    parser.add_argument("--begin", help="a learned.bin to go on from, of a net that is not larger")
    args = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.manual_seed(1)
    with open(os.path.join(args.folder, "catalogue.json")) as source:
        catalogue = json.load(source)
    traits = torch.tensor(catalogue["matrix"], dtype=torch.float32)
    net = Scholar(catalogue, traits, args.width, args.hidden, args.valued).to(device)
    optimiser = torch.optim.Adam(net.parameters(), lr=args.rate, eps=1e-5)
    if args.begin:
        read_learned(net, args.begin)
    average = Average(net, args.average)
    newest = os.path.join(args.folder, "learned.bin")
    write_learned(net, catalogue["keys"], newest)
    stop = os.path.join(args.folder, "stop")
    for old in glob.glob(os.path.join(args.folder, "batch-*")) + ([stop] if os.path.exists(stop) else []):
        os.remove(old)
    workers = [
        subprocess.Popen([args.node, *ALONE, args.selfplay, "work", args.folder, str(worker), str(args.games)])
        for worker in range(args.workers)
    ]
    begun = told = kept = averaged = time.time()
    games = decisions = rounds = 0
    waiting = []
    try:
        while time.time() - begun < 60 * args.minutes:
            if any(worker.poll() is not None for worker in workers):
                sys.exit("a worker has stopped")
            for file in glob.glob(os.path.join(args.folder, "batch-*.bin")):
                waiting.append(read_batch(file))
                os.remove(file)
            if len(waiting) < args.batches:
                time.sleep(0.05)
                continue
            past = (time.time() - begun) / (60 * args.minutes)
            for group in optimiser.param_groups:
                group["lr"] = args.rate * (args.last_rate / args.rate) ** past
            fresh = time.time()
            data = Data(waiting, device)
            games += len(waiting) * args.games
            waiting = []
            decisions += data.size
            figures = learn_from(net, average, optimiser, data, args)
            write_learned(net, catalogue["keys"], newest)
            rounds += 1
            now = time.time()
            if now - averaged > 10:
                write_learned(average.net, catalogue["keys"], os.path.join(args.folder, "averaged.bin"))
                averaged = now
            if now - kept > args.keep_every:
                write_learned(net, catalogue["keys"], os.path.join(args.folder, f"earlier-{int(now)}.bin"))
                kept = now
            if now - told > 10 or rounds < 3:
                told = now
                policy, won, lead, spread, far = figures
                print(
                    f"{now - begun:5.0f} s, {games} games, {decisions} decisions, {rounds} rounds, learning {now - fresh:.1f} s: "
                    f"policy {policy:.4f} won {won:.4f} lead {lead:.4f} spread {spread:.3f} far {far:.3f} "
                    f"worth {net.worth.item():.3f}",
                    flush=True,
                )
        write_learned(average.net, catalogue["keys"], os.path.join(args.folder, "averaged.bin"))
    finally:
        open(stop, "w").close()
        for worker in workers:
            worker.terminate()


if __name__ == "__main__":
    main()
